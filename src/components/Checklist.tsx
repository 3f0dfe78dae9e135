import { Check, Minus } from 'lucide';
import { Icon } from './Icon.tsx';

/** A list between rules; `minus` marks what is wrong or left out, `check` what is right. */
export function Checklist({ items, sign = 'check' }: { items: string[]; sign?: 'check' | 'minus' }) {
  const Sign = sign === 'check' ? Check : Minus;
  return (
    <ul className={`checklist checklist--${sign}`}>
      {items.map((item) => (
        <li key={item}>
          <Icon sign={Sign} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
