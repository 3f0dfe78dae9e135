import type { CollectionEntry } from 'astro:content';
import { Badge } from '../../components/Badge.tsx';

type Props = CollectionEntry<'roofing'>['data']['warranty'];

/** A warranty as a card, with its badge if it has one. */
export function WarrantyCard({ title, text, badge }: Props) {
  return (
    <div className="warranty">
      {badge && <Badge {...badge} />}
      <div>
        <h2 className="heading-2">{title}</h2>
        <p>{text}</p>
      </div>
    </div>
  );
}
