import type { Plugin } from 'vite';
import { namedPictures, pictureFolder } from '../content-model/facts/pictures.ts';
import { publishedFiles, type Source } from '../content-model/files/content-file.ts';

const id = 'virtual:pictures';

/**
 * Provides `virtual:pictures`, which imports pictures by file name. With Astro's `image()`, reading
 * any property of a picture would publish the original file. A build includes only pictures that
 * the content names; in development, new files are found too.
 */
export const picturesPlugin = (source: Source): Plugin => ({
  name: id,
  resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
  load(loaded) {
    if (loaded !== `\0${id}`) return undefined;
    const from = `import(/* @vite-ignore */ '/${pictureFolder}/' + file)`;
    if (this.environment.mode === 'dev') return `export const importPicture = (file) => ${from};`;
    const entries = [...namedPictures(source, publishedFiles(source))].map((file) => {
      const path = JSON.stringify(`/${pictureFolder}/${file}`);
      return `${JSON.stringify(file)}: () => import(${path})`;
    });
    return (
      `const pictures = { ${entries.join(', ')} };` +
      'export const importPicture = (file) => pictures[file]?.();'
    );
  },
});
