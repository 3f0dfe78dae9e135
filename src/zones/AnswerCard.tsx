import type { ReactNode } from 'react';
import type { Company } from '../../settings/company.ts';
import { PhoneButton } from '../components/PhoneLink.tsx';
import type { Answer, ZoneAnswer } from './answer.ts';
import { callbackHref, fillTown } from './callback.ts';
import type { Commune } from './communes.ts';
import type { LookUpService } from './look-up-service.ts';

interface Props {
  answer: Answer;
  service: LookUpService;
  phone: Company['phone'];
  onChoose: (commune: Commune) => void;
}

/** Puts what was asked for into a sentence of the content. */
const fill = (sentence: string, values: Record<string, string>) => sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** The answer in words, with what to do next. */
export function AnswerCard({ answer, service, phone, onChoose }: Props) {
  const { texts } = service;
  switch (answer.kind) {
    case 'zone':
      return <ZoneCard answer={answer} service={service} phone={phone} />;
    case 'outside':
      return (
        <Card tone="outside" title={texts.zones.outside.title}>
          <p>{`${answer.department.name}, à ${answer.department.nearest} km au moins. ${texts.zones.outside.text}`}</p>
        </Card>
      );
    case 'abroad':
      return (
        <Card tone="outside" title={texts.abroad.title}>
          <p>{fill(texts.abroad.text, answer)}</p>
        </Card>
      );
    case 'several':
    case 'similar':
      return (
        <Card title={texts[answer.kind].title}>
          <p>{texts[answer.kind].text}</p>
          <ul className="look-up__choices">
            {answer.communes.map((commune) => (
              <li key={`${commune.name} ${commune.postcodes[0]}`}>
                <button type="button" onClick={() => onChoose(commune)}>
                  {`${commune.name} (${commune.postcodes[0]})`}
                </button>
              </li>
            ))}
          </ul>
          {answer.communes.some(({ hasNamesakes }) => hasNamesakes) && <p>{texts.reasons.namesakes}</p>}
          {answer.kind === 'similar' && <PhoneButton phone={phone} />}
        </Card>
      );
    case 'unknown':
      return (
        <Card title={texts[answer.reason].title}>
          <p>{fill(texts[answer.reason].text, answer)}</p>
          <PhoneButton phone={phone} />
        </Card>
      );
  }
}

function ZoneCard({ answer, service, phone }: Omit<Props, 'onChoose' | 'answer'> & { answer: ZoneAnswer }) {
  const { name, postcode, zone, kilometres, exact, unsure, hasNamesakes, nearest } = answer;
  const { texts, draftKey } = service;
  const distance = exact ? `${Math.round(kilometres)} km` : `environ ${Math.max(5, Math.round(kilometres / 5) * 5)} km`;
  return (
    <Card tone={zone} title={unsure ? `${texts.zones[zone].title}, ${texts.unsure}` : texts.zones[zone].title}>
      <p>
        <b>{name === postcode ? name : `${name} (${postcode})`}</b>
        {` : ${distance} à vol d’oiseau. ${texts.zones[zone].text}`}
      </p>
      {hasNamesakes && <p>{texts.reasons.namesakes}</p>}
      {unsure && <p>{exact ? texts.reasons.nearRing : texts.reasons.approximate}</p>}
      {(zone !== 'outside' || unsure) && (
        <div className="buttons">
          <PhoneButton phone={phone} />
          <a className="button" href={callbackHref()} onClick={() => fillTown(name, draftKey)}>
            {texts.callback}
          </a>
        </div>
      )}
      {nearest && (
        <p>
          {'La page la plus proche : '}
          <a className="look-up__town" href={`/${nearest.id}`}>{`Couvreur à ${nearest.name}`}</a>
        </p>
      )}
    </Card>
  );
}

function Card({ title, tone, children }: { title: string; tone?: string; children: ReactNode }) {
  return (
    <div className={tone ? `look-up__card look-up__card--${tone}` : 'look-up__card'}>
      <p>{title}</p>
      {children}
    </div>
  );
}
