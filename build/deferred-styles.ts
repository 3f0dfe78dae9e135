import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, sep } from 'node:path';
import type { Plugin } from 'vite';

/** The list itself, and not the module that only holds its address. */
const list = /\/src\/styles\/deferred\.css(?!\?url)/;
const place = '/* components */';

/**
 * The stylesheets of components, sorted, that no first view holds: those that `first-view.css` does not import, and that
 * their component does not bring itself. Paths from the root of the project, with slashes.
 */
export function deferredPaths(root: string): string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const find = (pattern: string) => globSync(pattern, { cwd: root }).map((path) => path.split(sep).join('/'));
  const inFirstView = new Set(
    [...read('src/styles/first-view.css').matchAll(/@import "(.+)";/g)].map(([, path = '']) => posix.join('src/styles', path)),
  );
  const broughtAlong = new Set(
    find('src/**/*.{tsx,astro}').flatMap((component) => {
      const own = component.replace(/\.\w+$/, '.css');
      return read(component).includes(`import './${basename(own)}';`) ? [own] : [];
    }),
  );
  return find('src/**/*.css')
    .filter((path) => dirname(path) !== 'src/styles' && !inFirstView.has(path) && !broughtAlong.has(path))
    .sort();
}

/** Every stylesheet that stands in `deferred.css` alone, and in no page: what only they ask for can wait as they do. */
export function laterPaths(root: string): string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const importsOf = (path: string, pattern: RegExp) => [...read(path).matchAll(pattern)].map(([, to = '']) => posix.join(posix.dirname(path), to));
  const inPages = new Set(
    globSync('src/**/*.{tsx,astro}', { cwd: root }).flatMap((path) => importsOf(path.split(sep).join('/'), /import '(\..+\.css)';/g)),
  );
  const listed = importsOf('src/styles/deferred.css', /@import "(\..+)";/g);
  return [...deferredPaths(root), ...listed].filter((path) => !inPages.has(path));
}

/** Fills `src/styles/deferred.css` with the styles of every component whose styles no first view holds. */
export function deferredStyles(): Plugin {
  let root = '';
  return {
    name: 'deferred-styles',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    load(id) {
      if (!list.test(id)) return undefined;
      const imports = deferredPaths(root).map((style) => `@import "${posix.relative('src/styles', style)}";`);
      return readFileSync(id.replace(/\?.*$/, ''), 'utf8').replace(place, imports.join('\n'));
    },
  };
}
