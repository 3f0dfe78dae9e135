/** A town in a list, large enough for a thumb. */
export function TownLink({ name, href }: { name: string; href: string }) {
  return (
    <a className="town-link tap" href={href}>
      {name}
    </a>
  );
}
