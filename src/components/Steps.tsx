import { FoldedText } from './Fold.tsx';

/** Numbered stops on a line; on a phone a stop is its title, and opens. */
export function Steps({ items }: { items: { title: string; text: string }[] }) {
  return (
    <ol className="steps">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="heading-3">{title}</h3>
          <FoldedText title={title} text={text} />
        </li>
      ))}
    </ol>
  );
}
