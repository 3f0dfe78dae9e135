import '../../components/ScallopedPicture.css';
import './PageHero.css';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../components/Breadcrumb.tsx';
import { twoDigits } from '../../navigation.ts';

interface Props {
  trail: Crumb[];
  heading: string;
  lead: string;
  /** The service's number, on a tile above the heading. */
  number?: number;
  /** A key figure in very large type, below the heading. */
  figure?: ReactNode;
  /** Calls to action. */
  children?: ReactNode;
  /** A picture, comparator or map below the words, as wide as the window. */
  media?: ReactNode;
}

/**
 * The first view of an inner page: breadcrumb, heading, lead, buttons, and one large picture in the
 * lower half.
 */
export function PageHero({ trail, heading, lead, number, figure, children, media }: Props) {
  return (
    <>
      <section className="page-hero">
        <div className="frame">
          <Breadcrumb trail={trail} />
          {number && (
            <span className="tile page-hero__number" aria-hidden="true">
              {twoDigits(number)}
            </span>
          )}
          <h1 className="display">{heading}</h1>
          {figure}
          <div className="page-hero__words">
            <p className="lead">{lead}</p>
            {children && <div className="buttons">{children}</div>}
          </div>
        </div>
        {!media && <div className="scallops" />}
      </section>
      {media && <div className="page-hero__media scalloped">{media}</div>}
    </>
  );
}
