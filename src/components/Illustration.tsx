/** What a picture says of itself as long as it is no photograph of the work that it stands for. */
export const illustration = 'Image d’illustration';

/** The same on the picture. */
export function Illustration() {
  return <small className="illustration">{illustration}</small>;
}
