/** The editor in the browser: the menu, and the page that its address names. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@picocss/pico/css/pico.classless.min.css';
import { valueAt } from '../content-model/field-shape.ts';
import { ask, fileAddress } from './api.ts';
import './editor.css';
import { FormPage } from './FormPage.tsx';
import type { KindOfForm, Overview } from './overview.ts';

const menu = {
  'Au quotidien': ['projects', 'reviews', 'notices', 'contact', 'photos'],
  "L'entreprise": ['company', 'people', 'services', 'towns', 'zones'],
};

const here = decodeURIComponent(location.pathname.replace(/^\/editeur\/?/, ''));
const folderOf = ({ path }: { path: string }) => path.replace('/*', '');

function App({ start }: { start: Overview }) {
  const [overview, setOverview] = useState(start);
  const look = async () => {
    const now = await ask<Overview>('site');
    setOverview(now);
    return now;
  };
  const kinds: Record<string, { title: string; path: string }> = { ...overview.kinds, photos: { title: 'Photos', path: 'photos' } };
  const known = Object.values(menu).flat();
  const rest = Object.keys(kinds).filter((key) => !known.includes(key));
  return (
    <>
      <nav aria-label="Menu">
        <a href="/">Voir l’aperçu du site</a>
        {Object.entries({ ...menu, 'Pages et textes': rest }).map(([title, keys]) => (
          <section key={title}>
            <h2>{title}</h2>
            {keys
              .flatMap((key) => kinds[key] ?? [])
              .map((kind) => (
                <a key={kind.path} href={`/editeur/${folderOf(kind)}`} aria-current={here.startsWith(folderOf(kind)) ? 'page' : undefined}>
                  {kind.title}
                </a>
              ))}
          </section>
        ))}
      </nav>
      <main>
        <div role="status">
          {overview.left.length > 0 && (
            <details className="wrong">
              <summary>C’est enregistré. Avant de publier, il reste à corriger ({overview.left.length})</summary>
              {overview.left.map(({ file, title, fields, reason }) => (
                <p key={`${file} ${reason}`}>
                  <a href={`/editeur/${file.replace('.yaml', '')}#${fields[0]?.path.join('.') ?? ''}`}>{title}</a> :{' '}
                  {fields.map((field) => field.title).join(', ')} {reason}
                </p>
              ))}
            </details>
          )}
        </div>
        <Page overview={overview} look={look} />
      </main>
    </>
  );
}

interface PageProps {
  overview: Overview;
  look: () => Promise<Overview>;
}

function Page({ overview, look }: PageProps) {
  if (here === 'photos') return <Photos overview={overview} look={look} />;
  const kinds = Object.values(overview.kinds);
  const list = kinds.find(({ path }) => path === `${here}/*`);
  if (list) return <EntryList kind={list} />;
  const form = kinds.find(({ path }) => path === here || path === here.replace(/\/[^/]+$/, '/*'));
  if (form) return <FormPage kind={form} file={here} overview={overview} look={look} />;
  return (
    <>
      <h1>Modifier le site</h1>
      <p>
        Choisissez dans le menu ce que vous voulez changer. Rien n’est en ligne tant que vous ne l’avez pas publié : enregistrez, regardez l’aperçu,
        puis fermez la fenêtre noire et ouvrez « Publier le site ».
      </p>
    </>
  );
}

function EntryList({ kind }: { kind: KindOfForm }) {
  return (
    <>
      <header>
        <h1>{kind.title}</h1>
        <a href={`/editeur/${folderOf(kind)}/+`}>Ajouter</a>
      </header>
      {kind.entries.map(({ name, title, value, isDeleted }) => {
        const picture = ['picture', 'portrait', 'hero'].map((field) => valueAt(value, [field, 'file'])).find((file) => file !== undefined);
        return (
          <a key={name} className="entry" href={`/editeur/${name}`}>
            {picture !== undefined && <img src={fileAddress('photo', String(picture))} alt="" loading="lazy" />}
            {title}
            {isDeleted && ' (supprimé)'}
          </a>
        );
      })}
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
        {pictures.map(({ file, isNamed }) => (
          <figure key={file}>
            <img src={fileAddress('photo', file)} alt="" loading="lazy" />
            {!isNamed && (
              <button type="button" aria-label={`Supprimer ${file}`} onClick={() => remove(file)}>
                Supprimer
              </button>
            )}
          </figure>
        ))}
      </div>
    </>
  );
}

ask<Overview>('site').then((start) => createRoot(document.body).render(<App start={start} />), alert);
