import type { CollectionEntry } from 'astro:content';
import { Credentials } from '../../components/Checklist.tsx';
import { Figures } from '../../components/Figures.tsx';
import { type Ground, Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { dateText, monthText } from '../../lib/hours/dates.ts';

type Props = CollectionEntry<'home'>['data']['reviews'] & {
  credentials: string[];
  reviews: CollectionEntry<'reviews'>['data'][];
  ground: Ground;
};

/** The rating with its source, our credentials, and the reviews of customers. */
export function Reviews({
  title,
  lead,
  rating,
  google,
  rules,
  credentials,
  reviews,
  ground,
}: Props) {
  return (
    <Section ground={ground} id="avis" screenOnly>
      <div className="grid rating">
        <SectionHeading title={title} lead={lead} />
        <div>
          <Figures items={[rating]} />
          {google && (
            <p className="rating__source">
              <a href={google.url}>{`Lire les ${google.count} avis sur Google`}</a>
              {`, comptés le ${dateText(google.date)}`}
            </p>
          )}
        </div>
        <Credentials items={credentials} />
      </div>
      {reviews.length > 0 && (
        <>
          <ul className="grid reviews">
            {reviews.map((review) => (
              <li key={review.quote} className="on-light">
                <blockquote>{review.quote}</blockquote>
                <p className="quiet">
                  {review.town ? `${review.author}, ${review.town}` : review.author}
                </p>
                <p className="quiet small">
                  {`Travaux\u00A0: ${monthText(review.experienced)}. Avis ${review.checked ? 'vérifié' : 'non vérifié'}, publié le ${dateText(review.published)} sur `}
                  {review.link ? <a href={review.link}>{review.source}</a> : review.source}.
                </p>
              </li>
            ))}
          </ul>
          <p className="rating__source quiet small">{rules}</p>
        </>
      )}
    </Section>
  );
}
