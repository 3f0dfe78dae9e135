interface Props {
  /** `id` is the anchor of an item. */
  items: { id?: string; title: string; text: string }[];
  /** In two columns in a wide window. */
  wide?: boolean;
}

/** A list of titles, each with its text, in rows with a rule between them. */
export function TitledList({ items, wide = false }: Props) {
  return (
    <ul className={`titled-list${wide ? ' titled-list--wide' : ''}`}>
      {items.map(({ id, title, text }) => (
        <li key={title} id={id}>
          <h3 className="heading-3">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
