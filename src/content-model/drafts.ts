import { contentMistakes } from './check.ts';
import type { Site } from './facts/site.ts';
import { contentFiles, publishedFiles, readContent } from './files/content-file.ts';
import type { ContentMistake } from './owner/mistakes.ts';
import { contentKinds, type Kind, titleOfFile } from './schemas/kinds.ts';

/** The drafts, each with what is left to write before it can be published. */
export function draftsOf(site: Site): { file: string; title: string; left: ContentMistake[] }[] {
  const known = new Set(contentMistakes(site).map((mistake) => JSON.stringify(mistake)));
  return Object.values<Kind>(contentKinds(site)).flatMap((kind) => {
    const published = publishedFiles(site, `${kind.path}.yaml`);
    return contentFiles(site, `${kind.path}.yaml`)
      .filter((file) => !published.includes(file))
      .map((file) => ({
        file,
        title: titleOfFile(kind, readContent(site, file).value),
        left: contentMistakes({ ...site, drafts: [file] }).filter(
          (mistake) => !known.has(JSON.stringify(mistake)),
        ),
      }));
  });
}

/** One line for each draft, which is not published: what is still missing in it. */
export const draftLines = (site: Site): string[] =>
  draftsOf(site).map(({ title, left }) => {
    const missing = [...new Set(left.map((mistake) => mistake.title))].join(', ');
    return `« ${title} » est un brouillon et n'est pas publié ; ${
      missing
        ? `il reste à écrire : ${missing}`
        : 'tout y est écrit : touchez « Prête à publier » dans sa page'
    }`;
  });
