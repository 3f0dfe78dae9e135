/** Rows of a title and what it means, between rules. */
export function Lines({ items }: { items: { title: string; text: string }[] }) {
  return (
    <ul className="lines">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="heading-3">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
