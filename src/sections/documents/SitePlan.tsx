import './Document.css';
import { Breadcrumb, type Crumb } from '../../components/Breadcrumb.tsx';

interface Props {
  trail: Crumb[];
  heading: string;
  lead: string;
  groups: { title: string; pages: { name: string; href: string }[] }[];
}

/** Links to all pages of the site, by subject. */
export function SitePlan({ trail, heading, lead, groups }: Props) {
  return (
    <div className="site-plan document stack frame">
      <Breadcrumb trail={trail} />
      <h1 className="heading-1">{heading}</h1>
      <p className="lead">{lead}</p>
      {groups.map(({ title, pages }) => (
        <section key={title}>
          <h2 className="heading-2">{title}</h2>
          <ul>
            {pages.map(({ name, href }) => (
              <li key={href}>
                <a className="tap" href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
