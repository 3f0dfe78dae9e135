import * as v from 'valibot';
import { readNeededContent } from './content-file.ts';
import { contentFolder } from './content-folder.ts';
import { orStop, SettingError } from './fail.ts';
import { called, type FieldWords, ownerMistakes } from './owner-mistakes.ts';

/** What its fields are called, wherever one of them is wrong. */
const words: FieldWords = {
  reach: ['Jusqu’où'],
  nearby: ['Vite sur place'],
  rings: ['Cercles'],
  groups: ['Groupes'],
};

const kilometres = v.pipe(
  v.number('doit être en km, comme 200'),
  v.integer('doit être en km entiers, comme 200'),
  v.minValue(5, 'doit être au moins 5 km'),
  v.maxValue(200, 'doit être au plus 200 km, la place qu’ont la carte et la recherche de communes'),
);
const group = v.strictObject({
  /** What we promise there: `rapid` or `planned`. */
  answer: v.picklist(['rapid', 'planned'], 'doit être rapid (vite sur place) ou planned (sur rendez-vous)'),
  /** What search engines are told that we serve. */
  names: v.pipe(v.array(v.string()), v.minLength(1, 'doit nommer une région, comme [Alsace]')),
  departments: v.pipe(
    v.array(
      v.pipe(v.string('doit être entre guillemets, comme "68"'), v.regex(/^(?:\d\d|2[AB])$/, 'doit être le numéro d’un département, comme "68"')),
    ),
    v.minLength(1, 'doit avoir un département, comme ["67", "68"]'),
  ),
});

const zonesSchema = v.strictObject({
  /** We come no further. */
  reach: kilometres,
  /** Up to here we are quickly there; further away in a rapid zone the hour is a matter for the telephone. */
  nearby: kilometres,
  /** The distances that the map draws as circles. */
  rings: v.pipe(
    v.array(kilometres),
    v.maxLength(4, 'doit en avoir quatre au plus, comme [200, 150, 50]'),
    v.transform((rings) => rings.toSorted((a, b) => b - a)),
  ),
  groups: v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'doit être en minuscules et traits d’union, comme franche-comte')), group),
});

/** Where the company goes, and what it promises where, checked. */
export type Zones = v.InferOutput<typeof zonesSchema>;

/** What the file says, where each field stands, and its name. */
type Written = Pick<ReturnType<typeof readNeededContent>, 'value' | 'name' | 'lineOf'>;

/** Checks what the owner wrote; throws a `SettingError` with all that is wrong, a line each: where, what, and what would be right. */
export function readZones({ value, name, lineOf }: Written): Zones {
  const result = v.safeParse(zonesSchema, value);
  const mistakes = result.success
    ? between(result.output).map(({ path, text }) => ({ path, text: `${called(path, words)} : ${text}` }))
    : ownerMistakes(result.issues, zonesSchema, words);
  if (result.success && mistakes.length === 0) return result.output;
  throw new SettingError(mistakes.map(({ path, text }) => `${name}: ligne ${lineOf(path)} : ${text}`).join('\n'));
}

/** What does not go together. */
function between({ reach, nearby, rings, groups }: Zones): { path: string[]; text: string }[] {
  const beyond = Math.max(...rings, 0);
  const answers = Object.entries(groups).flatMap(([group, { departments }]) => departments.map((code) => ({ group, code })));
  return [
    ...(nearby > reach ? [{ path: ['nearby'], text: `${nearby} km, plus loin que reach (${reach}) ; au plus ${reach}` }] : []),
    ...(beyond > reach ? [{ path: ['rings'], text: `${beyond} km, plus loin que reach (${reach}) ; au plus ${reach}` }] : []),
    ...answers.flatMap(({ group, code }, index) => {
      const other = answers.slice(0, index).find((answer) => answer.code === code);
      return other
        ? [{ path: ['groups', group, 'departments'], text: `"${code}" est déjà dans ${other.group} ; chaque département n’a qu’une réponse` }]
        : [];
    }),
  ];
}

/** The zones of this site; a bad value ends the process with one line each. */
export const zones: Zones = orStop(() => readZones(readNeededContent(contentFolder, 'zones.yaml', 'core')));
