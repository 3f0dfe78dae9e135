import * as v from 'valibot';
import { readContentFile, type WrittenContent } from './content-file.ts';
import { contentFolder } from './content-folder.ts';
import { orStop, settingError } from './fail.ts';
import { named } from './named.ts';

const wholeKilometres = 'doit être un nombre entier de kilomètres, comme 200';
const kilometres = v.pipe(
  v.number(wholeKilometres),
  v.integer(wholeKilometres),
  v.minValue(5, 'doit être d’au moins 5 km, comme 200'),
  v.maxValue(200, 'doit être d’au plus 200 km : la carte et la recherche ne vont pas plus loin'),
);
const code = 'doit être le numéro d’un département, entre guillemets, comme "68"';
const group = v.strictObject({
  /** What we promise there. */
  answer: v.pipe(
    v.picklist(['rapid', 'planned'], 'doit être rapid ou planned'),
    v.title('Promesse'),
    v.description('Ce que vous promettez dans cette zone ; les mots sont dans la page « Zone d’intervention ».'),
    v.metadata({ choices: { rapid: 'Intervention rapide', planned: 'Intervention planifiée' } }),
  ),
  /** What search engines are told that we serve. */
  names: named(
    v.pipe(v.array(named(v.string(), 'Région', 'Comme "Alsace".')), v.minLength(1, 'doit nommer une région, comme [Alsace]')),
    'Régions',
    'Les noms que lisent les moteurs de recherche.',
  ),
  departments: named(
    v.pipe(
      v.array(named(v.pipe(v.string(code), v.regex(/^(?:\d\d|2[AB])$/, code)), 'Département', 'Deux signes, comme "68" ou "2A".')),
      v.minLength(1, 'doit avoir un département, comme ["67", "68"]'),
    ),
    'Départements',
    'Ceux dont le nom seul décide de la réponse ; aucun ne peut être dans deux zones.',
  ),
});

/** Départements that two groups have. */
const oneAnswerEach = v.rawCheck<Record<string, v.InferOutput<typeof group>>>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const { value: groups } = dataset;
  const seen = new Map<string, string>();
  for (const [name, { departments }] of Object.entries(groups))
    for (const department of departments) {
      const other = seen.get(department);
      if (other !== undefined)
        addIssue({
          message: `a "${department}", que ${other} a déjà : une seule réponse par endroit`,
          path: [
            { type: 'object', origin: 'value', input: groups, key: name, value: groups[name] },
            { type: 'object', origin: 'value', input: { ...groups[name] }, key: 'departments', value: departments },
          ],
        });
      seen.set(department, name);
    }
});

/** What `zones.yaml` may say. */
export const zonesSchema = v.pipe(
  v.strictObject({
    /** We come no further. */
    reach: named(kilometres, 'Jusqu’où vous allez', 'En kilomètres à vol d’oiseau depuis l’atelier.'),
    /** Up to here we are quickly there; further away in a rapid zone the hour is a matter for the telephone. */
    nearby: named(kilometres, 'Là où vous arrivez vite', 'En kilomètres ; plus loin, l’heure se dit au téléphone.'),
    /** The distances that the map draws as circles. */
    rings: named(
      v.pipe(
        v.array(named(kilometres, 'Cercle', 'En kilomètres.')),
        v.maxLength(4, 'doit en avoir quatre au plus, comme [200, 150, 50]'),
        v.transform((rings) => rings.toSorted((a, b) => b - a)),
      ),
      'Cercles de la carte',
      'Les distances que la carte dessine, quatre au plus.',
    ),
    groups: named(
      v.pipe(
        v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'doit être en minuscules et traits d’union, comme franche-comte')), group),
        oneAnswerEach,
      ),
      'Zones',
      'Ce qui est à portée et dans aucune est « sur demande ». Chacune a sa carte dans la page « Zone d’intervention ».',
    ),
  }),
  v.forward(
    v.check(
      ({ nearby, reach }) => nearby <= reach,
      ({ input }) => `est ${input.nearby}, plus loin que vous n’allez (${input.reach})`,
    ),
    ['nearby'],
  ),
  v.forward(
    v.check(
      ({ rings, reach }) => Math.max(...rings, 0) <= reach,
      ({ input }) => `a ${Math.max(...input.rings)}, plus loin que vous n’allez (${input.reach})`,
    ),
    ['rings'],
  ),
);

/** Where the company goes, and what it promises where, checked. */
export type Zones = v.InferOutput<typeof zonesSchema>;

/** Checks what the owner wrote; throws a `SettingError` whose message names the field, what is wrong and a right value. */
export function readZones({ written, place }: WrittenContent): Zones {
  const result = v.safeParse(zonesSchema, written);
  if (!result.success) throw settingError(result.issues, place);
  return result.output;
}

/** The zones of this site; a bad value ends the process with one line. */
export const zones: Zones = orStop(() => readZones(readContentFile(contentFolder, 'zones.yaml', 'core')));
