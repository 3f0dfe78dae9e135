import { emergencyService } from '../../requests/fields.ts';
import { PhoneButton } from '../components/PhoneLink.tsx';

interface Props {
  service: string | undefined;
  words: string;
  phone: { display: string; href: string };
}

/** Says, to whoever asks for help with a leak, that a call is faster than a form. */
export function EmergencyAdvice({ service, words, phone }: Props) {
  if (service !== emergencyService) return null;
  return (
    <div className="field__advice field__advice--call">
      <p>{words}</p>
      <PhoneButton phone={phone} tone="emergency" />
    </div>
  );
}
