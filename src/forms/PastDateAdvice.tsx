import { type Control, type FieldValues, useWatch } from 'react-hook-form';

interface Props<Request> {
  control: Control<FieldValues, unknown, Request>;
  words: string;
}

/** Says that the preferred day has gone by; it may stay. */
export function PastDateAdvice<Request>({ control, words }: Props<Request>) {
  const date: string = useWatch({ control, name: 'datePreferee', defaultValue: '' });
  if (date === '' || date >= today()) return null;
  return <p className="field__advice">{words}</p>;
}

/** The date in France, as a date field has it. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date());
