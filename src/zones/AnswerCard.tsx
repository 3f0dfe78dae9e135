import type { ReactNode } from 'react';
import type { Company } from '../../content-model/company.ts';
import { deTown } from '../../content-model/text/elision.ts';
import { PhoneButton } from '../components/PhoneLink.tsx';
import { draftKeys, fillDraft } from '../forms/draft.ts';
import { type Answer, labelOf, type ZoneAnswer } from './answer.ts';
import type { Commune } from './communes.ts';
import type { LookUpService } from './look-up-service.ts';
import type { Zone } from './zone.ts';

interface Props {
  answer: Answer;
  service: LookUpService;
  phone: Company['phone'];
  onChoose: (commune: Commune) => void;
}

/** Fills the query's values into a sentence. */
const fill = (sentence: string, values: Record<string, string>) =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const km = (kilometres: number) => `${kilometres}\u00A0km`;

/** The answer in words, with the next step. */
export function AnswerCard({ answer, service, phone, onChoose }: Props) {
  const { texts, promises } = service;
  switch (answer.kind) {
    case 'zone':
      return <ZoneCard answer={answer} service={service} phone={phone} />;
    case 'outside': {
      const { postcode, department, germanTown } = answer;
      const values = {
        postcode,
        department: department.name,
        km: km(Math.max(department.nearest, service.rules.reach)),
      };
      return (
        <Card zone="outside" title={promises.outside.label}>
          <p>
            {germanTown
              ? fill(texts.outsideTwice, { ...values, town: deTown(germanTown) })
              : fill(texts.outside, values)}
          </p>
          <p>{promises.outside.answer}</p>
        </Card>
      );
    }
    case 'abroad': {
      const { title, text } = answer.communes.length > 0 ? texts.abroadToo : texts.abroad;
      const places = answer.places
        .map(({ name, country }, index) =>
          index === 0 ? `${name} est ${country}` : `${name} ${country}`,
        )
        .join(', ');
      return (
        <Card zone="outside" title={title}>
          <p>{fill(text, { places })}</p>
          <Choices communes={answer.communes} onChoose={onChoose} />
        </Card>
      );
    }
    case 'several':
    case 'similar':
      return (
        <Card title={texts[answer.kind].title}>
          <p>{texts[answer.kind].text}</p>
          <Choices communes={answer.communes} onChoose={onChoose} />
          {answer.communes.some(({ hasNamesakes }) => hasNamesakes) && <p>{texts.namesakes}</p>}
          {answer.kind === 'similar' && <PhoneButton phone={phone} />}
        </Card>
      );
    case 'unknown':
      return (
        <Card title={texts[answer.reason].title}>
          <p>{fill(texts[answer.reason].text, { place: answer.name })}</p>
          {answer.reason !== 'nothing' && <PhoneButton phone={phone} />}
        </Card>
      );
  }
}

function ZoneCard({
  answer,
  service,
  phone,
}: Omit<Props, 'onChoose' | 'answer'> & { answer: ZoneAnswer }) {
  const { name, code, zone, kilometres, hasNamesakes, nearest } = answer;
  const { texts, promises } = service;
  const [least, most] = kilometres;
  const isFar = zone === 'rapid' && least > service.rules.nearby;
  const away = least === most ? km(least) : `${km(least)} et plus`;
  // No link from a town's page to itself.
  const page = nearest && window.location.pathname !== `/${nearest.id}` ? nearest : undefined;
  return (
    <Card zone={zone} title={promises[zone].label}>
      <p className="look-up__place">
        {code ? `${name} (${code})` : fill(texts.postcode, { place: name })}
      </p>
      {most > 0 ? (
        <p className="look-up__distance">
          <b>
            {least === most ? least : `${least}\u2009–\u2009${most}`}
            <span>{'\u00A0km'}</span>
          </b>
          {' à vol d’oiseau'}
        </p>
      ) : (
        <p>{texts.workshop}</p>
      )}
      <p>{isFar ? fill(promises.rapid.farAway, { km: away }) : promises[zone].answer}</p>
      {hasNamesakes && <p>{texts.namesakes}</p>}
      {zone !== 'outside' && (
        <div className="buttons">
          <PhoneButton phone={phone} />
          <a
            className="button"
            href={document.querySelector('#rappel') ? '#rappel' : '/#rappel'}
            onClick={() => fillDraft(draftKeys.callback, { ville: name })}
          >
            {texts.callback}
          </a>
        </div>
      )}
      {page && (
        <p>
          {`${texts.nearest} `}
          <a className="look-up__town tap" href={`/${page.id}`}>{`Couvreur à ${page.name}`}</a>
        </p>
      )}
    </Card>
  );
}

/** A choice of communes with their postcodes. */
function Choices({ communes, onChoose }: { communes: Commune[]; onChoose: Props['onChoose'] }) {
  if (communes.length === 0) return null;
  return (
    <ul className="look-up__choices">
      {communes.map((commune) => (
        <li key={`${commune.name} ${commune.postcodes[0]}`}>
          <button type="button" onClick={() => onChoose(commune)}>
            {labelOf(commune)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Card({ title, zone, children }: { title: string; zone?: Zone; children: ReactNode }) {
  return (
    <div className={zone ? `look-up__card look-up__card--${zone}` : 'look-up__card'}>
      <p>{title}</p>
      {children}
    </div>
  );
}
