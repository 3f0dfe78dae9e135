import './EmergencyPromise.css';
import { Figures } from '../components/Figures.tsx';

interface Props {
  /** That someone answers. */
  live: string;
  /** Names the section, which has no heading of its own. */
  label: string;
  items: { value: string; unit: string; label: string }[];
}

/** That someone answers at this very moment, and three figures in red. */
export function EmergencyPromise({ live, label, items }: Props) {
  return (
    <section className="emergency-promise" aria-label={label}>
      <div className="emergency-promise__live on-dark">
        <p className="frame">
          <span data-clock hidden />
          <span>{live}</span>
        </p>
        <div className="scallops scallops--night" />
      </div>
      <div className="frame">
        <Figures items={items} />
      </div>
    </section>
  );
}
