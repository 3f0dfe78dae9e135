/** The pictures named in the content; the site reads no others. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readYaml } from '../../content-model/content-file.ts';
import { mapTexts } from '../../content-model/text/fill-in.ts';
import { namesOf, pictureFiles, pictureFolder, spelled } from './files.ts';

/** Files of these pictures, found in the texts of a content folder. Invalid YAML is skipped: other checks report it. */
export function namedPictures(contentFolder: string): Set<string> {
  const texts = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => textsOf(readFileSync(join(contentFolder, name), 'utf8')));
  const written = new Set(texts.map(spelled));
  return new Set(pictureFiles().filter((file) => namesOf(file).some((name) => written.has(name))));
}

function textsOf(yaml: string): string[] {
  const texts: string[] = [];
  mapTexts(readYaml(yaml).value, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** Provides `virtual:pictures`, which imports pictures by file name. A build includes only named pictures; in development new files are found too. */
export function picturesPlugin(contentFolder: string): Plugin {
  let isBuild = false;
  const id = '\0virtual:pictures';
  return {
    name: 'pictures',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (source) => (source === 'virtual:pictures' ? id : undefined),
    load: (loaded) => {
      if (loaded !== id) return undefined;
      if (!isBuild)
        return `export const importPicture = (file) => import(/* @vite-ignore */ '/${pictureFolder}/' + file);`;
      const files = [...namedPictures(contentFolder)].filter((file) =>
        existsSync(join(pictureFolder, file)),
      );
      const imports = files.map(
        (file, index) =>
          `import picture${index} from ${JSON.stringify(`/${pictureFolder}/${file}`)};`,
      );
      const entries = files.map(
        (file, index) => `${JSON.stringify(file)}: { default: picture${index} }`,
      );
      return `${imports.join('\n')}\nconst pictures = { ${entries.join(', ')} };\nexport const importPicture = async (file) => pictures[file];`;
    },
  };
}
