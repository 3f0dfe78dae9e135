import { Check, Droplet } from 'lucide';
import { Icon } from './Icon.tsx';

/** A list between rules; `drop` marks what is wrong with a roof, `check` what is right. */
export function Checklist({ items, sign = 'check' }: { items: string[]; sign?: 'check' | 'drop' }) {
  const Sign = sign === 'check' ? Check : Droplet;
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
