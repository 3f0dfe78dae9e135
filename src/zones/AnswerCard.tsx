import type { ReactNode } from 'react';
import { PhoneButton } from '../components/PhoneLink.tsx';
import type { Company } from '../content-model/facts/company.ts';
import { draftKeys, fillDraft } from '../forms/draft.ts';
import { inKm } from '../lib/geo/distance.ts';
import { mainLinks } from '../navigation.ts';
import { labelOf, type Question, type ZoneAnswer } from './answer.ts';
import type { LookUpService } from './look-up-service.ts';
import type { Place } from './search.ts';

interface Props<Given> {
  answer: Given;
  service: LookUpService;
  phone: Company['phone'];
}

/** The zone in words, with the next step. */
export function ZoneCard({ answer, service, phone }: Props<ZoneAnswer>) {
  const { name, label, zone, kilometres, hasNamesakes, nearest } = answer;
  const { texts, promises, rules } = service;
  const [least, most] = kilometres;
  const away = least === most ? String(least) : `${least}\u2009–\u2009${most}`;
  const text =
    zone === 'rapid' && least > rules.nearby
      ? promises.rapid.farAway.replace('{km}', inKm(away))
      : promises[zone].answer;
  // A town's page does not link to itself.
  const page = nearest && window.location.pathname !== `/${nearest.id}` ? nearest : undefined;
  return (
    <Card title={promises[zone].label} zone={zone}>
      <p
        className={`look-up__distance${most > 0 && least === most ? ' look-up__distance--one' : ''}`}
      >
        <strong>{label}</strong>
        {most > 0 ? (
          <>
            <span className="visually-hidden">{', '}</span>
            <b>
              {away}
              <span>{'\u00A0km '}</span>
            </b>
            <span>à vol d’oiseau</span>
          </>
        ) : (
          <span>{texts.workshop}</span>
        )}
      </p>
      <p>{text}</p>
      {hasNamesakes && <p>{texts.namesakes}</p>}
      {zone !== 'outside' && (
        <div className="buttons">
          <PhoneButton phone={phone} />
          <a
            className="button"
            href={document.querySelector('#rappel') ? '#rappel' : `${mainLinks.home.href}#rappel`}
            onClick={() => fillDraft(draftKeys.callback, { ville: name })}
          >
            {texts.callback}
          </a>
        </div>
      )}
      {page && (
        <p className="look-up__nearest">
          {`${texts.nearest} `}
          <a className="tap" href={`/${page.id}`}>{`Couvreur à ${page.name}`}</a>
        </p>
      )}
    </Card>
  );
}

/** A question back, or a message about an unknown place, with communes to choose from. */
export function QuestionCard({
  answer: { kind, place, communes },
  service: { texts },
  phone,
  onChoose,
}: Props<Question> & { onChoose: (commune: Place) => void }) {
  const { title, text } = texts[kind];
  return (
    <Card title={title} zone={kind}>
      <p>{text.replace('{place}', place)}</p>
      {communes.length > 0 && (
        <ul className="row look-up__choices">
          {communes.map((commune) => (
            <li key={`${commune.name} ${commune.postcodes[0]}`}>
              <button type="button" onClick={() => onChoose(commune)}>
                {labelOf(commune)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {kind !== 'outside' && <PhoneButton phone={phone} />}
    </Card>
  );
}

/** A text with a tile in the colour of the zone. */
function Card({ title, zone, children }: { title: string; zone: string; children: ReactNode }) {
  return (
    <div className={`look-up__card look-up__card--${zone}`}>
      <p className="heading-2">{title}</p>
      {children}
    </div>
  );
}
