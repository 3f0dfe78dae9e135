/** What a picture says on itself as long as it is no photograph of the work that it stands for. */
export function Illustration() {
  return <span className="illustration">Image d’illustration</span>;
}
