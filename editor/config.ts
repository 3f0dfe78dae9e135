/** The one description of the editor: which files it shows, what they are called, and where its menu has them. */
import type { ComponentSchema, Config } from '@keystatic/core';
import { viewRoot } from './view.ts';

/** What the description takes of a kind of files. */
interface Described {
  title: string;
  path: string;
  nameField?: string;
}

const menu = {
  'Au quotidien': ['projects', 'reviews', 'notices', 'contact'],
  "L'entreprise": ['company', 'people', 'services', 'towns', 'zones'],
};

/** The whole editor, as Keystatic wants it described; `fieldsOf` gives the fields of a kind, which only the browser shows. */
export function editorConfig<Form extends Described>(
  forms: Record<string, Form>,
  fieldsOf: (form: Form) => Record<string, ComponentSchema> = () => ({}),
): Config {
  const named = Object.entries(forms);
  const placed = Object.values(menu).flat();
  const about = (form: Form) => ({
    label: form.title,
    previewUrl: addressOf(form.path),
    format: { data: 'json' as const },
    schema: fieldsOf(form),
  });
  return {
    storage: { kind: 'local' },
    locale: 'fr-FR',
    ui: { brand: { name: 'Le site' }, navigation: { ...menu, 'Pages et textes': named.flatMap(([name]) => (placed.includes(name) ? [] : [name])) } },
    collections: Object.fromEntries(
      named.flatMap(([name, form]) =>
        form.nameField === undefined
          ? []
          : [[name, { ...about(form), path: `${viewRoot}/${folderOf(form.path)}/*` as const, slugField: form.nameField }]],
      ),
    ),
    singletons: Object.fromEntries(
      named.flatMap(([name, form]) => (form.nameField === undefined ? [[name, { ...about(form), path: `${viewRoot}/${form.path}` }]] : [])),
    ),
  };
}

const folderOf = (path: string) => path.replace(/\/\*$/, '');

/** Where one sees what a file says. */
function addressOf(path: string): string {
  const [folder, name = ''] = path.split('/');
  if (folder === 'services') return '/services/{slug}';
  if (folder === 'towns' || folder === 'legal') return '/{slug}';
  if (folder === 'people') return '/garanties';
  if (folder === 'zones') return '/zone-intervention';
  return folder === 'pages' && name !== 'home' ? `/${name}` : '/';
}
