/** A tile hung on its batten that carries a badge: `20 ANS D’EXPÉRIENCE`. */
export function Plaque({
  value,
  label,
  tone = 'terracotta',
}: {
  value: string;
  label: string;
  tone?: 'terracotta' | 'deep';
}) {
  return (
    <p className={`plaque plaque--${tone}`}>
      <b>{value}</b>
      {` ${label}`}
    </p>
  );
}
