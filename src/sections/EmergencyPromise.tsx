import './EmergencyPromise.css';
import type { CollectionEntry } from 'astro:content';
import { Figures } from '../components/Figures.tsx';

type Props = Pick<CollectionEntry<'emergency'>['data'], 'live' | 'guaranteesLabel' | 'guarantees'>;

/** That someone answers at this very moment, and three figures in red. */
export function EmergencyPromise({ live, guaranteesLabel, guarantees }: Props) {
  return (
    <section className="emergency-promise" aria-label={guaranteesLabel}>
      <div className="emergency-promise__live on-dark">
        <p className="frame">
          <span data-clock hidden />
          <span>{live}</span>
        </p>
        <div className="scallops scallops--night" />
      </div>
      <div className="frame">
        <Figures items={guarantees} />
      </div>
    </section>
  );
}
