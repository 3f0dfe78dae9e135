/** A few words on a roof tile, such as `20 ANS D’EXPÉRIENCE`. */
export function Badge({
  value,
  label,
  tone = 'terracotta',
}: {
  value: string;
  label: string;
  tone?: 'terracotta' | 'deep';
}) {
  return (
    <p className={`badge badge--${tone}`}>
      <b>{value}</b>
      {` ${label}`}
    </p>
  );
}
