/** What search engines show of a page. */
export interface Snippet {
  path: string;
  title: string;
  description: string;
}

/** Throws when two pages have the same title or description, naming both: searchers could not tell them apart. */
export function assertUnique(pages: Snippet[]): void {
  for (const field of ['title', 'description'] as const) {
    const first = new Map<string, string>();
    for (const page of pages) {
      const other = first.get(page[field]);
      if (other !== undefined) throw new Error(`${other} and ${page.path} have the same seo.${field}: "${page[field]}"`);
      first.set(page[field], page.path);
    }
  }
}
