import { Check, Minus } from 'lucide';
import { Icon, tiles } from './Icon.tsx';

const signs = { check: Check, minus: Minus, tile: tiles };

/**
 * A list between rules; `minus` marks what is wrong or left out, `check` what is right, `tile` what
 * we do.
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

/** What one is qualified for, in a row. */
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
