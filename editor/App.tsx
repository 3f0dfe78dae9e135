/// <reference types="vite/client" />
/** The editor: the menu, and the page that its address names. */
import { useEffect, useState } from 'react';
import { ask, fileAddress, type KindOfForm, type Overview } from './api.ts';
import { FormPage } from './FormPage.tsx';

const menu = {
  'Au quotidien': ['projects', 'reviews', 'notices', 'contact'],
  "L'entreprise": ['company', 'people', 'services', 'towns', 'zones'],
};

// The pages of the site load anew with every text that is saved. The editor knows it already, and would lose what is being typed or pressed.
import.meta.hot?.on('vite:beforeFullReload', (reload) => {
  reload.path = '/another-page.html';
});

const address = ({ path }: KindOfForm) => `/editeur/${path.replace('/*', '')}`;
const here = decodeURIComponent(location.pathname.replace(/^\/editeur\/?/, ''));

/** The whole page. */
export function App() {
  const [overview, setOverview] = useState<Overview>();
  const [trouble, setTrouble] = useState('Un instant…');
  const look = () => ask<Overview>('site', 'GET', undefined, () => setTrouble('L’aperçu redémarre…')).then(setOverview);
  useEffect(() => {
    look().catch((error: unknown) => setTrouble(String(error)));
  }, []);
  if (!overview) return <p className="trouble">{trouble}</p>;
  const known = Object.values(menu).flat();
  const rest = Object.keys(overview.kinds).filter((key) => !known.includes(key));
  return (
    <>
      <nav aria-label="Menu">
        <a className="brand" href="/editeur">
          Le site
        </a>
        {Object.entries({ ...menu, 'Pages et textes': rest }).map(([title, keys]) => (
          <section key={title}>
            <h2>{title}</h2>
            {keys.map((key) => overview.kinds[key] && <MenuLink key={key} kind={overview.kinds[key]} />)}
            {title === 'Au quotidien' && <a href="/editeur/photos">Photos</a>}
          </section>
        ))}
      </nav>
      <main>
        <LeftToCorrect overview={overview} />
        <Page overview={overview} look={look} />
      </main>
    </>
  );
}

function MenuLink({ kind }: { kind: KindOfForm }) {
  const to = address(kind);
  return (
    <a href={to} aria-current={`/editeur/${here}`.startsWith(to) ? 'page' : undefined}>
      {kind.title}
    </a>
  );
}

interface PageProps {
  overview: Overview;
  look: () => Promise<void>;
}

function Page({ overview, look }: PageProps) {
  const kinds = Object.entries(overview.kinds);
  if (here === '') return <Start />;
  if (here === 'photos') return <Photos overview={overview} look={look} />;
  const list = kinds.find(([, { path }]) => path === `${here}/*`)?.[1];
  if (list) return <EntryList kind={list} />;
  const form = kinds.find(([, { path }]) => path === here || path === here.replace(/\/[^/]+$/, '/*'));
  if (!form) return <h1>Cette page n’existe pas.</h1>;
  return <FormPage kindName={form[0]} kind={form[1]} file={here} overview={overview} look={look} />;
}

function Start() {
  return (
    <>
      <h1>Modifier le site</h1>
      <p className="lead">
        Choisissez à gauche ce que vous voulez changer. Rien n’est en ligne tant que vous ne l’avez pas publié : enregistrez, regardez l’aperçu, puis
        fermez cette fenêtre et ouvrez « Publier le site ».
      </p>
      <p>
        <a href="/">Voir l’aperçu du site</a>
      </p>
    </>
  );
}

function LeftToCorrect({ overview: { left, kinds } }: { overview: Overview }) {
  const entries = Object.values(kinds).flatMap((kind) => kind.entries.map((entry) => ({ ...entry, in: kind.title })));
  const nameOf = (page: string, title: string) => {
    const entry = entries.find(({ name }) => page === `/editeur/${name}`);
    return entry && entry.in !== entry.title ? `${entry.in}, ${entry.title}` : title;
  };
  return (
    <div role="status">
      {left.length > 0 && (
        <details className="left-to-correct">
          <summary>C’est enregistré. Avant de publier, il reste à corriger ({left.length})</summary>
          {left.map(({ page, title, fields, reason }) => (
            <p key={`${page} ${reason} ${fields.map((field) => field.title).join()}`}>
              <a href={page}>{nameOf(page, title)}</a> : {fields.map((field) => field.title).join(', ')} {reason}
            </p>
          ))}
        </details>
      )}
    </div>
  );
}

function EntryList({ kind }: { kind: KindOfForm }) {
  return (
    <>
      <header>
        <h1>{kind.title}</h1>
        <a className="main-button" href={`${address(kind)}/+`}>
          Ajouter
        </a>
      </header>
      {kind.entries.length === 0 && <p className="lead">Rien pour l’instant : ce que vous ajoutez paraîtra ici.</p>}
      <ul className="entries">
        {kind.entries.map(({ name, title, picture }) => (
          <li key={name}>
            <a href={`/editeur/${name}`}>
              {picture && <img src={fileAddress('photo', picture)} alt="" loading="lazy" />}
              {title}
            </a>
          </li>
        ))}
      </ul>
      {kind.deleted.length > 0 && (
        <details className="box">
          <summary>Supprimés ({kind.deleted.length})</summary>
          {kind.deleted.map((name) => (
            <p key={name}>
              <a href={`/editeur/${name}`}>{name.replace(/^.*\//, '')}</a>
            </p>
          ))}
        </details>
      )}
    </>
  );
}

function Photos({ overview: { pictures }, look }: PageProps) {
  const remove = (file: string) => {
    if (confirm('Supprimer cette photo pour toujours ?')) ask(`photo?nom=${encodeURIComponent(file)}`, 'DELETE').then(look, alert);
  };
  return (
    <>
      <h1>Photos</h1>
      <p className="lead">Celles qu’aucune page ne montre ne sont pas publiées ; vous pouvez les supprimer.</p>
      <ul className="photos">
        {pictures
          .toSorted((a, b) => Number(a.isNamed) - Number(b.isNamed))
          .map(({ file, isNamed }) => (
            <li key={file}>
              <img src={fileAddress('photo', file)} alt="" loading="lazy" />
              <span>{file}</span>
              {isNamed ? (
                <span className="soft">sur le site</span>
              ) : (
                <button type="button" aria-label={`Supprimer ${file}`} onClick={() => remove(file)}>
                  Supprimer
                </button>
              )}
            </li>
          ))}
      </ul>
    </>
  );
}
