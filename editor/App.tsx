/** The editor in the browser: the menu, and the page that its address names. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@picocss/pico/css/pico.classless.min.css';
import '../src/styles/tokens.css';
import { address, ask, pageOf } from './api.ts';
import './editor.css';
import { Photos } from './Control.tsx';
import type { Entry } from './edited-site.ts';
import { FormPage } from './FormPage.tsx';
import type { KindOfForm, Overview } from './overview.ts';

const here = decodeURIComponent(location.pathname.replace(/^\/editeur\/?/, ''));
const folderOf = ({ path }: { path: string }) => path.replace('/*', '');

function App({ start }: { start: Overview }) {
  const [overview, show] = useState(start);
  const kinds = Object.values(overview.kinds);
  const list = kinds.find(({ path }) => path === `${here}/*`);
  const form = kinds.find(({ path }) => path === here || path === here.replace(/\/[^/]+$/, '/*'));
  return (
    <>
      <nav aria-label="Menu">
        <a href="/">Voir l’aperçu du site</a>
        {['Au quotidien', "L'entreprise", 'Pages et textes'].map((title) => (
          <section key={title}>
            <h2>{title}</h2>
            {[...kinds, { title: 'Photos', path: 'photos', menu: 'Au quotidien' }]
              .filter(({ menu = 'Pages et textes' }) => menu === title)
              .map((kind) => (
                <a
                  key={kind.path}
                  href={`/editeur/${folderOf(kind)}`}
                  aria-current={here.startsWith(folderOf(kind)) ? 'page' : undefined}
                >
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
              <summary>
                C’est enregistré. Avant de publier, il reste à corriger ({overview.left.length})
              </summary>
              {overview.left.map(({ file, fileTitle, path, title, reason }) => (
                <p key={`${file} ${title} ${reason}`}>
                  <a href={`${pageOf(file.replace(/\.yaml$/, ''))}#${path.join('.')}`}>
                    {fileTitle}
                  </a>{' '}
                  : {title} {reason}
                </p>
              ))}
            </details>
          )}
        </div>
        {here === '' && <Welcome overview={overview} />}
        {here === 'photos' && <PhotosPage {...overview.pictures} show={show} />}
        {list && <EntryList kind={list} />}
        {form && <FormPage kind={form} file={here} overview={overview} show={show} />}
      </main>
    </>
  );
}

const Welcome = ({ overview: { kinds, published = '9999' } }: { overview: Overview }) => (
  <>
    <h1>Modifier le site</h1>
    <p>
      Choisissez dans le menu ce que vous voulez changer. Rien n’est en ligne tant que vous ne
      l’avez pas publié : enregistrez, regardez l’aperçu, puis fermez la fenêtre noire et ouvrez «
      Publier le site ».
    </p>
    <h2>Changé depuis la dernière publication</h2>
    <Changed
      entries={Object.values(kinds)
        .flatMap(({ entries }) => entries)
        .filter(({ at }) => at > published)}
      since={published}
    />
  </>
);

const Changed = ({ entries, since }: { entries: Entry[]; since: string }) =>
  entries.length > 0 ? <Entries entries={entries} since={since} /> : <p>Rien.</p>;

const EntryList = ({ kind }: { kind: KindOfForm }) => (
  <>
    <header>
      <h1>{kind.title}</h1>
      <a href={`/editeur/${folderOf(kind)}/+`}>Ajouter</a>
    </header>
    <Entries entries={kind.entries} />
  </>
);

/** Links to files. With `since`, each says which fields have changed since then. */
const Entries = ({ entries, since = '9999' }: { entries: Entry[]; since?: string }) =>
  entries.map(({ name, title, picture, isDeleted, isDraft, versions }) => (
    <a key={name} className="entry" href={pageOf(name)}>
      {picture && <img src={address('photo', picture)} alt="" loading="lazy" />}
      {[
        title + (isDeleted ? ' (supprimé)' : isDraft ? ' (brouillon)' : ''),
        ...new Set(versions.filter(({ at }) => at > since).map(({ changed }) => changed)),
      ].join(', ')}
    </a>
  ));

function PhotosPage({
  others,
  named,
  show,
}: Overview['pictures'] & { show: (overview: Overview) => void }) {
  const remove = (file: string) => {
    if (confirm('Supprimer cette photo pour toujours ?'))
      ask<Overview>(address('photo', file), 'DELETE').then(show, alert);
  };
  return (
    <>
      <h1>Photos</h1>
      <p>Celles qu’aucune page ne montre ne sont pas publiées ; vous pouvez les supprimer.</p>
      <Photos files={others} word="Supprimer" press={remove} />
      <p>Celles que montre le site :</p>
      <Photos files={named} word="Voir" press={(file) => open(address('photo', file))} />
    </>
  );
}

ask<Overview>(address('site')).then(
  (start) => createRoot(document.body).render(<App start={start} />),
  alert,
);
