import '../../components/Figures.css';
import './EmergencyHero.css';
import type { CollectionEntry } from 'astro:content';
import { Phone } from 'lucide';
import { Breadcrumb, type Crumb } from '../../components/Breadcrumb.tsx';
import { Figures } from '../../components/Figures.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Picture, type ResolvedPicture } from '../../components/Picture.tsx';
import type { Company } from '../../content-model/facts/company.ts';
import { vcardHref } from '../../navigation.ts';

interface Props
  extends Pick<Company, 'phone' | 'mobile'>,
    Pick<
      CollectionEntry<'emergency'>['data'],
      'flag' | 'heading' | 'lead' | 'writing' | 'guarantees'
    > {
  trail: Crumb[];
  picture: ResolvedPicture;
  /** The label of the link to the leak finder. */
  leak: string;
}

/** The first view of the emergency page: the number, large, and what we promise. */
export function EmergencyHero({
  trail,
  flag,
  heading,
  lead,
  picture,
  leak,
  phone,
  writing,
  guarantees,
  mobile,
}: Props) {
  return (
    <section className="emergency-hero on-dark">
      <div className="frame">
        <Breadcrumb trail={trail} />
      </div>
      <div className="frame emergency-hero__words">
        <div className="emergency-hero__call">
          <p className="emergency-hero__flag">{flag}</p>
          <h1 className="display">{heading}</h1>
          <a className="emergency-hero__phone" href={phone.href} translate="no">
            <Icon sign={Phone} />
            {phone.display}
          </a>
          <Figures items={guarantees} />
          <p className="row beside-call emergency-hero__links">
            <a className="tap" href="#fuite">
              {leak}
            </a>
            <a className="tap" href={vcardHref}>
              Ajouter à mes contacts
            </a>
          </p>
        </div>
        <p className="lead beside-call">{lead}</p>
        <p className="row beside-call emergency-hero__writing">
          {`${writing.question} `}
          {mobile && (
            <>
              <a className="tap" href={mobile.href}>
                {writing.message}
              </a>
              {' · '}
            </>
          )}
          <a className="tap" href="#rappel">
            {writing.form}
          </a>
        </p>
      </div>
      <div className="emergency-hero__picture">
        <Picture picture={picture} eager />
      </div>
    </section>
  );
}
