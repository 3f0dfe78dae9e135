import { Section } from '../components/Section.tsx';
import { dateText, monthText } from '../hours/dates.ts';

interface Review {
  id: string;
  author: string;
  town?: string;
  /** Month of the work, as in "2026-03". */
  experienced: string;
  /** Day the review appeared, as in "2026-04-02". */
  published: string;
  source: string;
  checked: boolean;
  link?: string;
  quote: string;
}

interface Props {
  rating: string;
  title: string;
  /** The page the rating is from, and how many reviews it had on which day. */
  google?: { url: string; count: number; date: string };
  /** How reviews are checked, ordered and kept. */
  rules: string;
  reviews: Review[];
  belowScallops?: boolean;
}

/** The Google rating as a figure, and real reviews below it once there are any. */
export function Reviews({ rating, title, google, rules, reviews, belowScallops = false }: Props) {
  return (
    <Section ground="sand" scallops belowScallops={belowScallops}>
      <div className="rating grid">
        <p className="rating__value">
          <b>{rating}</b>
          <span>
            /5
            <br />
            sur Google
          </span>
        </p>
        <div className="rating__text stack">
          <Stars />
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
                <p className="quiet">{review.town ? `${review.author}, ${review.town}` : review.author}</p>
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
        <path key={x} transform={`translate(${x})`} d="m12 2.6 2.9 6.2 6.7.8-5 4.6 1.4 6.7-6-3.4-6 3.4 1.4-6.7-5-4.6 6.7-.8z" />
      ))}
    </svg>
  );
}
