interface Props {
  items: { title: string; text: string }[];
  accent?: 'terracotta' | 'moss' | 'oak' | 'emergency';
}

/** Numbered stops on a line. */
export function Steps({ items, accent = 'terracotta' }: Props) {
  return (
    <ol className={`steps accent--${accent}`}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="heading-3">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
