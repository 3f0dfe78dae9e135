/** A link to a site of the State, with room for a thumb. */
export function OfficialLink({ label, href }: { label: string; href: string }) {
  return (
    <a className="tap" href={href} rel="noopener">
      {label}
    </a>
  );
}
