import { todayInParis } from '../hours/today.ts';

interface Props {
  date: string | undefined;
  words: string;
}

/** Says that the preferred day has gone by; it may stay. */
export function PastDateAdvice({ date, words }: Props) {
  if (!date || date >= todayInParis()) return null;
  return <p className="field__advice">{words}</p>;
}
