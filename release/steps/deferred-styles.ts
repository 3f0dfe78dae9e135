import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix, sep } from 'node:path';

/** Styles of components that no first view holds. Paths from the root of the project, with slashes. */
export interface DeferredStyles {
  /** What pages of several templates show, or none. */
  shared: string[];
  /** What pages of one template alone show, by the path of the template. */
  ofTemplates: Map<string, string[]>;
}

const find = (root: string, pattern: string) => globSync(pattern, { cwd: root }).map((path) => path.split(sep).join('/'));

const imported = (from: string, text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, to = '']) => posix.join(posix.dirname(from), to));

/** The files that this one imports from `src/`, itself among them; what is imported as a type alone shows nothing. */
function reachedFrom(root: string, start: string): Set<string> {
  const reached = new Set<string>();
  const follow = (path: string) => {
    if (!path.startsWith('src/') || reached.has(path)) return;
    reached.add(path);
    if (!/\.(?:astro|tsx?)$/.test(path)) return;
    const text = readFileSync(join(root, path), 'utf8').replace(/^import type [^;]*;$/gm, '');
    for (const next of imported(path, text, /(?:from|import) '(\.[^'?]+)'/g)) follow(next);
  };
  follow(start);
  return reached;
}

/**
 * The stylesheets of components, sorted, that no first view holds: those that `first-view.css` does not import, and that
 * their component does not bring itself.
 */
export function deferredPaths(root: string): string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const inFirstView = new Set(imported('src/styles/first-view.css', read('src/styles/first-view.css'), /@import "(.+)";/g));
  const broughtAlong = new Set(
    find(root, 'src/**/*.{tsx,astro}').flatMap((component) => {
      const own = component.replace(/\.\w+$/, '.css');
      return read(component).includes(`import './${basename(own)}';`) ? [own] : [];
    }),
  );
  return find(root, 'src/**/*.css')
    .filter((path) => dirname(path) !== 'src/styles' && !inFirstView.has(path) && !broughtAlong.has(path))
    .sort();
}

/** The deferred styles, apart by the templates that show what they are for. */
export function deferredStyles(root: string): DeferredStyles {
  const templates = find(root, 'src/pages/**/*.astro')
    .sort()
    .map((path) => ({ path, reached: reachedFrom(root, path) }));
  const lists = Map.groupBy(deferredPaths(root), (styles) => {
    const component = styles.replace(/css$/, '');
    const users = templates.filter(({ reached }) => reached.has(`${component}tsx`) || reached.has(`${component}astro`));
    return users.length === 1 ? users[0]?.path : undefined;
  });
  return {
    shared: lists.get(undefined) ?? [],
    ofTemplates: new Map(templates.map(({ path }) => [path, lists.get(path) ?? []] as const).filter(([, list]) => list.length > 0)),
  };
}

/** Where Astro answers with the pages of a template. */
const routePattern = (template: string) => `/${template.replace(/^src\/pages\/|\.astro$/g, '').replace(/(?:^|\/)index$/, '')}`;

/**
 * The lists as files: `components.css`, which `src/styles/deferred.css` imports, one for each template that shows what no other does, and a
 * module with their addresses by the route pattern of the template.
 */
export function deferredFiles(root: string): Record<string, string> {
  const { shared, ofTemplates } = deferredStyles(root);
  const list = (paths: string[]) => paths.map((path) => `@import "/${path}";\n`).join('');
  const templates = [...ofTemplates].map(([template, paths], index) => {
    const pattern = routePattern(template);
    return { pattern, name: `styles${index}`, file: `template-${pattern.match(/\w+/g)?.join('-') ?? 'home'}.css`, text: list(paths) };
  });
  return {
    'components.css': list(shared),
    ...Object.fromEntries(templates.map(({ file, text }) => [file, text])),
    'template-styles.js': [
      ...templates.map(({ name, file }) => `import ${name} from './${file}?url';`),
      `export const templateStyles = { ${templates.map(({ pattern, name }) => `'${pattern}': ${name}`).join(', ')} };`,
      '',
    ].join('\n'),
  };
}

/** Under this name styles and modules import what a build makes: lists of styles. */
export const madeAlias = '@made';

/** Writes the files into a folder named after what they hold, so that two builds meet nowhere, and returns it. */
export function writeMadeFiles(files: Record<string, string>): string {
  const hash = createHash('sha256');
  for (const [name, content] of Object.entries(files)) hash.update(name).update(content);
  const folder = join(process.cwd(), '.cache', 'made', hash.digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}
