import type { Deployment } from './deploy-and-rollback.ts';
import { builtOn, changesBetween } from './release.ts';

/** Pages have no extension; other paths are assets. */
const isPage = (path: string) => !/\.\w+$/.test(path);

/** Open items shown with the first deploy. */
export const firstDeployWarnings = (left: string[]): string[] =>
  left.length === 0
    ? []
    : ['Avant la mise en ligne, il manque encore :', ...left.map((line) => `  – ${line}`), ''];

/** The changed pages and the site's address, in the owner's language. */
export function deploySummary({ before, online }: Deployment, siteUrl: string): string[] {
  const { added, changed, removed } = changesBetween(before, online);
  const pages = [
    ...added.filter(isPage).map((path) => `+ ${path}`),
    ...changed.filter(isPage).map((path) => `~ ${path}`),
    ...removed.filter(isPage).map((path) => `- ${path}`),
  ];
  const others = [...added, ...changed, ...removed].filter((path) => !isPage(path)).length;
  const besides =
    others === 0
      ? []
      : [
          `et ${others === 1 ? 'un autre fichier' : `${others} autres fichiers`} (images, plan du site pour les moteurs de recherche…)`,
        ];
  const since = before && `depuis la version du ${builtOn(before)}`;
  const told = since
    ? [`Ce qui change (+ nouveau, ~ modifié, - retiré), ${since} :`, ...pages, ...besides]
    : [`${pages.length} pages, et rien n'était encore en ligne.`];
  return [
    ...(pages.length + others === 0 && since ? [`Rien n'a changé ${since}.`] : told),
    `✔ En ligne : la version du ${builtOn(online)}, ${siteUrl}/`,
  ];
}

/** Prints the summary. */
export function printSummary(deployment: Deployment, siteUrl: string): void {
  for (const line of deploySummary(deployment, siteUrl)) console.log(line);
}
