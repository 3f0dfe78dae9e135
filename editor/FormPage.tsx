/** The form of a file. */
import type { FieldShape } from '../src/content-model/files/field-shape.ts';
import type { ContentMistake } from '../src/content-model/owner/mistakes.ts';
import { pageOf } from './api.ts';
import { Button } from './Control.tsx';
import type { Entry } from './edited-site.ts';
import { Fields } from './Field.tsx';
import { type FormPageProps, useFilePage } from './useFilePage.ts';
import { withAt } from './values.ts';

const timeText = (at: string) =>
  new Date(at).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'medium' });

/** The page of a file: its form, its earlier versions and its actions. */
export function FormPage(props: FormPageProps) {
  const { kind, file, overview } = props;
  const page = useFilePage(props);
  const { entry, value, toWrite, mistakes, clashes, waiting, isWaiting, isUnreadable, set, run } =
    page;
  const isShownNowhere =
    kind.path === 'projects/*' &&
    entry?.isDeleted === false &&
    !overview.worksitesShown.includes(entry.id);

  // With `method="dialog"` the browser itself sends nothing.
  return (
    <form method="dialog" noValidate onSubmit={() => run(() => page.save(value))}>
      <header>
        <h1>{page.title}</h1>
        <small role="status">{page.said}</small>
        {entry && !entry.isDeleted && !toWrite && (
          <a href={kind.page.replace('*', entry.id)} target="_blank" rel="noopener">
            Voir la page
          </a>
        )}
        <button type="submit" disabled={isWaiting || isUnreadable}>
          {entry ? 'Enregistrer' : 'Créer'}
        </button>
      </header>
      {waiting && isWaiting && (
        <p role="alert">
          Ce que vous aviez écrit ici sans l’enregistrer attend. Que faut-il en faire ?{' '}
          <Button onClick={() => page.resume(waiting)}>Reprendre</Button>{' '}
          <Button onClick={page.forget}>L’oublier</Button>
        </p>
      )}
      <div inert={isWaiting}>
        {entry?.isDeleted && <p>Supprimé : « Enregistrer » le remet.</p>}
        {isUnreadable && entry?.error && (
          <p role="alert">
            Ce fichier ne se lit pas, ligne {entry.error.line} : {entry.error.reason}. Rien n’y est
            changé.{' '}
            {entry.versions.length > 0
              ? 'Corrigez cette ligne, ou reprenez une version d’avant, plus bas ; ce qui y est maintenant restera parmi elles.'
              : 'Corrigez cette ligne.'}
          </p>
        )}
        {toWrite && <ToWrite left={toWrite} shape={kind.shape} file={file} />}
        {toWrite?.length === 0 && (
          <Button onClick={() => run(() => page.save(withAt(value, ['draft'], undefined)))}>
            Prête à publier
          </Button>
        )}
        {isShownNowhere && (
          <p>
            Aucune page ne montre encore ce chantier. Choisissez-le dans{' '}
            <a href={`${pageOf('pages/home')}#realisations`}>Accueil, « Réalisations »</a>, ou dans
            les « Réalisations » d’une prestation.
          </p>
        )}
        {!isUnreadable && (
          <Fields
            form={{ overview, mistakes, isDraft: toWrite !== undefined, clashes, set, run }}
            shape={kind.shape}
            path={[]}
            value={value}
          />
        )}
        {entry && !entry.isDeleted && kind.nameField !== undefined && (
          <p>
            <a href={`${pageOf(kind.path.replace('/*', ''))}/+?copie=${encodeURIComponent(file)}`}>
              Dupliquer
            </a>{' '}
            {!kind.needed?.includes(entry.id) && (
              <Button onClick={() => run(page.remove)}>Supprimer…</Button>
            )}
          </p>
        )}
        {entry && <Versions versions={entry.versions} take={(value) => set([], value)} />}
      </div>
    </form>
  );
}

/**
 * What a draft still lacks, one line for each block of its form, with a link to the first field.
 */
function ToWrite({
  left,
  shape,
  file,
}: {
  left: ContentMistake[];
  shape: FieldShape;
  file: string;
}) {
  const blockOf = (each: ContentMistake) =>
    each.file === `${file}.yaml`
      ? (shape.properties?.[each.path[0] ?? '']?.title ?? '')
      : each.fileTitle;
  const blocks = [...new Set(left.map(blockOf))].map((block) => ({
    block,
    all: left.filter((each) => blockOf(each) === block),
  }));
  return left.length === 0 ? (
    <p>
      Brouillon : cette page n’est pas publiée. Tout y est écrit ; touchez « Prête à publier », et
      elle paraîtra avec la prochaine publication.
    </p>
  ) : (
    <details open className="todo">
      <summary>
        Brouillon : cette page n’est pas publiée. Il reste à écrire, dans l’ordre ({left.length})
      </summary>
      <p>« Enregistrer » garde ce qui est fait ; finissez un autre jour, si vous voulez.</p>
      <ol>
        {blocks.map(({ block, all: [first, ...others] }) => (
          <li key={block}>
            <a
              href={`${pageOf(first?.file.replace(/\.yaml$/, '') ?? '')}#${first?.path.join('.')}`}
            >
              {block}
            </a>{' '}
            {others.length > 0 ? `(${others.length + 1})` : first?.reason}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Earlier versions of a file, each of which can be restored. */
const Versions = ({
  versions,
  take,
}: {
  versions: Entry['versions'];
  take: (value: unknown) => void;
}) =>
  versions.length > 0 && (
    <details>
      <summary>Versions d’avant</summary>
      <p>
        Choisissez-en une pour la reprendre dans la page ; elle ne compte qu’une fois enregistrée.
      </p>
      {versions.map(({ at, value, changed, unread }) =>
        unread === undefined ? (
          <Button key={at} className="entry" onClick={() => take(value)}>
            Celle d’avant le {timeText(at)}, quand a changé {changed}
          </Button>
        ) : (
          <details key={at}>
            <summary>Celle d’avant le {timeText(at)}, qui ne se lit pas</summary>
            <pre>{unread}</pre>
          </details>
        ),
      )}
    </details>
  );
