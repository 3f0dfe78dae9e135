import type { CollectionEntry } from 'astro:content';
import { Credentials } from '../components/Checklist.tsx';
import { type Figure, Figures } from '../components/Figures.tsx';
import { dateText, monthText } from '../hours/dates.ts';

interface Props extends Pick<CollectionEntry<'home'>['data']['reviews'], 'google' | 'rules'> {
  credentials: string[];
  figures: Figure[];
  reviews: CollectionEntry<'reviews'>['data'][];
}

/** The company's figures, its credentials, then what customers wrote, once they have. */
export function Reviews({ figures, credentials, google, rules, reviews }: Props) {
  return (
    <div className="rating">
      <Figures items={figures} />
      <Credentials items={credentials} />
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
