import { Check, Minus } from 'lucide';
import { Icon, tiles } from './Icon.tsx';

const signs = { check: Check, minus: Minus, tile: tiles };

/**
 * A list with a sign before each item: `minus` for what is wrong or excluded, `check` for what is
 * right, `tile` for our work.
 */
export function Checklist({ items, sign }: { items: string[]; sign: keyof typeof signs }) {
  return (
    <ul className={`checklist checklist--${sign}`}>
      {items.map((item) => (
        <li key={item}>
          <Icon sign={signs[sign]} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

/** The company's qualifications, in a row. */
export function Credentials({ items }: { items: string[] }) {
  return (
    <ul className="grid credentials">
      {items.map((item) => (
        <li key={item}>
          <Icon sign={Check} />
          {item}
        </li>
      ))}
    </ul>
  );
}
