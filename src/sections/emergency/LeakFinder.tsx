import type { CollectionEntry } from 'astro:content';
import { PhoneButton } from '../../components/PhoneLink.tsx';
import { Picture, type ResolvedPicture } from '../../components/Picture.tsx';
import { TitledSection } from '../../components/TitledSection.tsx';
import type { Company } from '../../content-model/facts/company.ts';

type Props = CollectionEntry<'emergency'>['data']['leaks'] & {
  house: ResolvedPicture;
  phone: Company['phone'];
};

/**
 * The places of a house where water may come in. Each is a link to its answer, which opens as the
 * target of the address: it works without script, and the link can be shared.
 * `leak-finder.client.ts` adds the place to the message of the page's form.
 */
export function LeakFinder({ words, places, house, phone, ...section }: Props) {
  return (
    <TitledSection {...section} ground="sand" id="fuite">
      <div className="grid leaks">
        <div className="leaks__house">
          <Picture picture={house} />
        </div>
        <ol>
          {Object.entries(places).map(([place, { name, often, now, urgency }], index) => (
            <li key={place}>
              <a href={`#fuite-${place}`}>
                <span className="marker" aria-hidden="true">
                  <b className="tile">{index + 1}</b>
                </span>
                <i>{`${index + 1} `}</i>
                {name}
              </a>
              <section
                className="leaks__answer"
                id={`fuite-${place}`}
                tabIndex={-1}
                aria-labelledby={`nom-${place}`}
              >
                <h3 className="heading-2" id={`nom-${place}`}>
                  <i>{`${index + 1} `}</i>
                  {name}
                </h3>
                <PhoneButton phone={phone} tone="emergency" />
                <dl>
                  <dt>{words.urgency}</dt>
                  <dd>{urgency}</dd>
                  <dt>{words.now}</dt>
                  <dd>{now}</dd>
                  <dt>{words.often}</dt>
                  <dd>{often}</dd>
                </dl>
                <a
                  className="button button--line"
                  href="#rappel"
                  data-leak={`${words.joined} ${name}`}
                >
                  {words.request}
                </a>
              </section>
            </li>
          ))}
        </ol>
      </div>
    </TitledSection>
  );
}
