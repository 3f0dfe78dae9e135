import { Check, type IconNode, Minus } from 'lucide';
import { Icon } from './Icon.tsx';

/** Three tiles, the third over the joint of the others. */
const tile: IconNode = [['path', { d: 'M2 4v4.5a5 5 0 0 0 10 0V4M12 8.5a5 5 0 0 0 10 0V4M7 13v3.5a5 5 0 0 0 10 0V13' }]];

const signs = { check: Check, minus: Minus, tile };

/** A list between rules; `minus` marks what is wrong or left out, `check` what is right, `tile` what we do. */
export function Checklist({ items, sign = 'check' }: { items: string[]; sign?: keyof typeof signs }) {
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
