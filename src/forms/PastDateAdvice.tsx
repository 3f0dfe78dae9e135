interface Props {
  date: string | undefined;
  words: string;
}

/** Says that the preferred day has gone by; it may stay. */
export function PastDateAdvice({ date, words }: Props) {
  if (!date || date >= today()) return null;
  return <p className="field__advice">{words}</p>;
}

/** The date in France, as a date field has it. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date());
