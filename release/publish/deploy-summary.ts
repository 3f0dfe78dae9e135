import type { Deployment } from './deployment.ts';
import { builtOn, changesBetween } from './release.ts';

/** A page has no ending; the rest is what pages are made of, and what programs ask for. */
const isPage = (path: string) => !/\.\w+$/.test(path);

/** What is missing on a site that goes online for the first time, as one group; nothing where nothing is. */
export const firstDeployWarnings = (left: string[]): string[] =>
  left.length === 0 ? [] : ['Avant la mise en ligne, il manque encore :', ...left.map((line) => `  – ${line}`), ''];

/** What a visitor finds changed, page by page, and where, in the owner's language. */
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
      : [`et ${others === 1 ? 'un autre fichier' : `${others} autres fichiers`} (images, plan du site pour les moteurs de recherche…)`];
  const since = before && `depuis la version du ${builtOn(before)}`;
  const told = since
    ? [`Ce qui change (+ nouveau, ~ modifié, - retiré), ${since} :`, ...pages, ...besides]
    : [`${pages.length} pages, et rien n'était encore en ligne.`];
  return [
    ...(pages.length + others === 0 && since ? [`Rien n'a changé ${since}.`] : told),
    `✔ En ligne : la version du ${builtOn(online)}, ${siteUrl}/`,
  ];
}

/** Says so. */
export function printSummary(deployment: Deployment, siteUrl: string): void {
  for (const line of deploySummary(deployment, siteUrl)) console.log(line);
}
