import type { CollectionEntry } from 'astro:content';
import { type Figure, Figures } from '../components/Figures.tsx';
import { dateText, monthText } from '../hours/dates.ts';

type Home = CollectionEntry<'home'>['data'];

interface Props extends Pick<Home['reviews'], 'rating' | 'title' | 'google' | 'rules'> {
  figures: Figure[];
  reviews: CollectionEntry<'reviews'>['data'][];
}

/** The company's figures, then its Google rating, then what customers wrote, once they have. */
export function Reviews({ figures, rating, title, google, rules, reviews }: Props) {
  return (
    <div className="rating">
      <Figures items={figures.concat({ value: rating, unit: '/5', label: title })} />
      {google && (
        <p className="rating__source">
          <a href={google.url}>{`Lire les ${google.count} avis sur Google`}</a>
          {`, comptés le ${dateText(google.date)}`}
        </p>
      )}
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
    </div>
  );
}
