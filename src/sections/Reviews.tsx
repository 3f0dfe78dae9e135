import type { CollectionEntry } from 'astro:content';
import { Section } from '../components/Section.tsx';
import { dateText, monthText } from '../hours/dates.ts';

type Home = CollectionEntry<'home'>['data'];

interface Props extends Pick<Home['reviews'], 'rating' | 'title' | 'google' | 'rules'> {
  reviews: CollectionEntry<'reviews'>['data']['entries'];
  belowScallops?: boolean;
}

/** The Google rating as a figure, with its stars once one can read what it is of, and real reviews below it once there are any. */
export function Reviews({ rating, title, google, rules, reviews, belowScallops = false }: Props) {
  return (
    <Section ground="sand" scallops belowScallops={belowScallops}>
      <div className="rating grid">
        <p className="rating__value">
          <b>{rating}</b>
          <span>/5</span>
        </p>
        <div className="rating__text stack">
          {google && <Stars />}
          <h2 className="heading-1">{title}</h2>
          {google && (
            <p>
              <a href={google.url}>{`Lire les ${google.count} avis sur Google`}</a>
              {`, comptés le ${dateText(google.date)}`}
            </p>
          )}
        </div>
      </div>
      {reviews.length > 0 && (
        <>
          <ul className="reviews">
            {reviews.map((review) => (
              <li key={review.id}>
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
          <p className="reviews__rules quiet small">{rules}</p>
        </>
      )}
    </Section>
  );
}

function Stars() {
  return (
    <svg className="rating__stars" viewBox="0 0 128 24" aria-hidden="true">
      {[0, 26, 52, 78, 104].map((x) => (
        <path
          key={x}
          transform={`translate(${x})`}
          d="m12 2.6 2.9 6.2 6.7.8-5 4.6 1.4 6.7-6-3.4-6 3.4 1.4-6.7-5-4.6 6.7-.8z"
        />
      ))}
    </svg>
  );
}
