/** The editor in the browser: the menu, and the page that its address names. */
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@picocss/pico/css/pico.classless.min.css';
import { ask, fileAddress, type KindOfForm, type Overview } from './api.ts';
import './editor.css';
import { FormPage } from './FormPage.tsx';

const menu = {
  'Au quotidien': ['projects', 'reviews', 'notices', 'contact'],
  "L'entreprise": ['company', 'people', 'services', 'towns', 'zones'],
};

const address = ({ path }: KindOfForm) => `/editeur/${path.replace('/*', '')}`;
const here = decodeURIComponent(location.pathname.replace(/^\/editeur\/?/, ''));

const seen = () => ask<Overview>('site');

function App() {
  const [overview, setOverview] = useState<Overview>();
  const [trouble, setTrouble] = useState('Un instant…');
  useEffect(() => {
    seen().then(setOverview, (error: unknown) => setTrouble(String(error)));
  }, []);
  if (!overview) return <p>{trouble}</p>;
  const known = Object.values(menu).flat();
  const rest = Object.keys(overview.kinds).filter((key) => !known.includes(key));
  return (
    <>
      <nav aria-label="Menu">
        <a href="/editeur">Modifier le site</a>
        {Object.entries({ ...menu, 'Pages et textes': rest }).map(([title, keys]) => (
          <section key={title}>
            <h2>{title}</h2>
            {keys
              .flatMap((key) => overview.kinds[key] ?? [])
              .map((kind) => (
                <a key={kind.path} href={address(kind)} aria-current={`/editeur/${here}`.startsWith(address(kind)) ? 'page' : undefined}>
                  {kind.title}
                </a>
              ))}
            {title === 'Au quotidien' && <a href="/editeur/photos">Photos</a>}
          </section>
        ))}
      </nav>
      <main>
        <LeftToCorrect left={overview.left} />
        <Page overview={overview} look={() => seen().then(setOverview)} />
      </main>
    </>
  );
}

interface PageProps {
  overview: Overview;
  look: () => Promise<void>;
}

function Page({ overview, look }: PageProps) {
  const kinds = Object.values(overview.kinds);
  if (here === '') return <Start />;
  if (here === 'photos') return <Photos overview={overview} look={look} />;
  const list = kinds.find(({ path }) => path === `${here}/*`);
  if (list) return <EntryList kind={list} />;
  const form = kinds.find(({ path }) => path === here || path === here.replace(/\/[^/]+$/, '/*'));
  if (!form) return <h1>Cette page n’existe pas.</h1>;
  return <FormPage kind={form} file={here} overview={overview} look={look} />;
}

function Start() {
  return (
    <>
      <h1>Modifier le site</h1>
      <p>
        Choisissez dans le menu ce que vous voulez changer. Rien n’est en ligne tant que vous ne l’avez pas publié : enregistrez, regardez l’aperçu,
        puis fermez la fenêtre noire et ouvrez « Publier le site ».
      </p>
      <p>
        <a href="/">Voir l’aperçu du site</a>
      </p>
    </>
  );
}

function LeftToCorrect({ left }: Pick<Overview, 'left'>) {
  return (
    <div role="status">
      {left.length > 0 && (
        <details className="wrong-box">
          <summary>C’est enregistré. Avant de publier, il reste à corriger ({left.length})</summary>
          {left.map(({ page, title, fields, reason }) => (
            <p key={`${page} ${reason}`}>
              <a href={`${page}#${fields[0]?.path.join('.') ?? ''}`}>{title}</a> : {fields.map((field) => field.title).join(', ')} {reason}
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
        <button type="button" onClick={() => location.assign(`${address(kind)}/+`)}>
          Ajouter
        </button>
      </header>
      {kind.entries.length === 0 && <p>Rien pour l’instant : ce que vous ajoutez paraîtra ici.</p>}
      {kind.entries.map(({ name, title, picture }) => (
        <a key={name} className="entry" href={`/editeur/${name}`}>
          {picture && <img src={fileAddress('photo', picture)} alt="" loading="lazy" />}
          {title}
        </a>
      ))}
      {kind.deleted.length > 0 && (
        <details>
          <summary>Supprimés ({kind.deleted.length})</summary>
          {kind.deleted.map((name) => (
            <a key={name} className="entry" href={`/editeur/${name}`}>
              {name.replace(/^.*\//, '')}
            </a>
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
      <p>Celles qu’aucune page ne montre ne sont pas publiées ; vous pouvez les supprimer.</p>
      <div className="photos">
        {pictures
          .toSorted((a, b) => Number(a.isNamed) - Number(b.isNamed))
          .map(({ file, isNamed }) => (
            <figure key={file}>
              <img src={fileAddress('photo', file)} alt="" loading="lazy" />
              <figcaption>
                {isNamed ? (
                  <small>sur le site</small>
                ) : (
                  <button type="button" aria-label={`Supprimer ${file}`} onClick={() => remove(file)}>
                    Supprimer
                  </button>
                )}
              </figcaption>
            </figure>
          ))}
      </div>
    </>
  );
}

createRoot(document.body).render(<App />);
