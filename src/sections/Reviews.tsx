import { Section } from '../components/Section.tsx';

interface Props {
  rating: string;
  title: string;
  lead: string;
  reviews: { id: string; author: string; town?: string; quote: string }[];
  belowScallops?: boolean;
}

/** The Google rating as a figure, and real reviews below it once there are any. */
export function Reviews({ rating, title, lead, reviews, belowScallops = false }: Props) {
  return (
    <Section ground="sand" scallops belowScallops={belowScallops}>
      <div className="rating">
        <p className="rating__value">
          <b>{rating}</b>
          <span>
            /5
            <br />
            sur Google
          </span>
        </p>
        <div className="rating__text">
          <Stars />
          <h2 className="heading-1">{title}</h2>
          <p className="lead">{lead}</p>
        </div>
      </div>
      {reviews.length > 0 && (
        <ul className="reviews">
          {reviews.map(({ id, author, town, quote }) => (
            <li key={id}>
              <blockquote>{quote}</blockquote>
              <p className="quiet">{town ? `${author}, ${town}` : author}</p>
            </li>
          ))}
        </ul>
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
