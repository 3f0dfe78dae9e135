interface Props {
  /** Links point at one that has an id. */
  items: { id?: string; title: string; text: string }[];
  /** Across the frame of a wide window: in two columns. */
  wide?: boolean;
}

/** Rows of a title and what it means, between rules. */
export function Lines({ items, wide = false }: Props) {
  return (
    <ul className={`lines${wide ? ' lines--wide' : ''}`}>
      {items.map(({ id, title, text }) => (
        <li key={title} id={id}>
          <h3 className="heading-3">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
