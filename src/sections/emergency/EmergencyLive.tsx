import './EmergencyLive.css';

/** A band that says that someone answers right now, with the time. */
export function EmergencyLive({ live }: { live: string }) {
  return (
    <div className="emergency-live on-dark">
      <p className="frame">
        <span data-clock hidden />
        <span>{live}</span>
      </p>
      <div className="scallops scallops--night" />
    </div>
  );
}
