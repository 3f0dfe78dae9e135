import type { CollectionEntry } from 'astro:content';
import type { Company } from '../../content-model/company.ts';
import { Block } from '../components/Block.tsx';
import { ButtonLink } from '../components/Button.tsx';
import { PhoneButton } from '../components/PhoneLink.tsx';
import { Picture, type ResolvedPicture } from '../components/Picture.tsx';
import { requestId } from '../forms/form-kinds.ts';

type Props = CollectionEntry<'emergency'>['data']['leaks'] & {
  house: ResolvedPicture;
  phone: Company['phone'];
};

/** Where the point of each tile is, in hundredths of the width of the house. */
export const leakSpots = [
  { x: 25, y: 42 },
  { x: 37, y: 15 },
  { x: 59, y: 23.5 },
  { x: 46.6, y: 37 },
  { x: 85, y: 50 },
  { x: 73, y: 34.5 },
  { x: 69, y: 54.8 },
];

/** Names above the form what is ticked. */
export const joinedSpots = leakSpots
  .map((_, index) => {
    const place = `nth-child(${index + 1})`;
    return `main:has(.leaks li:${place} :checked) .leaks-joined :${place}{display:inline}`;
  })
  .join('');

/**
 * Where water comes in, on the house: each place is a link to its answer, which opens as the target of the page's address, so that it can be sent
 * to someone, and works without script. What is ticked in an answer is sent as a first part of the message of the page's form.
 */
export function LeakFinder({ title, lead, words, places, house, phone }: Props) {
  return (
    <Block title={title} lead={lead} ground="sand" scallops id="fuite">
      <div className="leaks">
        <div className="leaks__house scalloped">
          <Picture picture={house} />
          {/* In chalk, what this house has not and others have: a dormer with its valleys, and a roof window. */}
          <svg viewBox="0 0 1000 800" aria-hidden="true">
            <path d="M507 470v-66l43-65 43 67v66zM530 470v-52h38v52M550 339h-82m39 65h-41" />
            <path d="m468 339-2 65 41 66" strokeWidth="10" />
            <path d="m627 319 58 8 56 76-58-4zm15 11 42 6 42 57-42-4z" />
          </svg>
        </div>
        <ol>
          {Object.entries(places).map(([place, { name, often, now, urgency }], index) => (
            <li key={place}>
              <a href={`#fuite-${place}`}>
                <b className="tile" aria-hidden="true">
                  {index + 1}
                </b>
                <i>{index + 1}</i>
                {` ${name}`}
              </a>
              <section
                className="leaks__answer"
                id={`fuite-${place}`}
                tabIndex={-1}
                aria-labelledby={`nom-${place}`}
              >
                <h3 className="heading-2" id={`nom-${place}`}>
                  <i>{index + 1}</i>
                  {` ${name}`}
                </h3>
                <dl>
                  <dt>{words.urgency}</dt>
                  <dd>{urgency}</dd>
                  <dt>{words.now}</dt>
                  <dd>{now}</dd>
                  <dt>{words.often}</dt>
                  <dd>{often}</dd>
                </dl>
                <PhoneButton phone={phone} tone="emergency" />
                <label>
                  <input
                    type="checkbox"
                    name="message"
                    value={`${words.joined} ${name}`}
                    form={requestId}
                  />
                  {words.join}
                </label>
                <ButtonLink href="#rappel" tone="line">
                  {words.request}
                </ButtonLink>
              </section>
            </li>
          ))}
        </ol>
      </div>
    </Block>
  );
}
