import './Hours.css';

export type OpeningHours = { days: string; hours: string }[];

/** When the company answers. */
export function Hours({ hours }: { hours: OpeningHours }) {
  return (
    <dl className="hours small">
      {hours.map(({ days, hours: times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
