import * as v from 'valibot';
import { readNeededContent } from './content-file.ts';
import { contentFolder } from './content-folder.ts';
import { orStop } from './fail.ts';
import { type FieldWords, type OwnerMistake, ownerMistakes, refusal, titleOf } from './owner-mistakes.ts';

/** What its fields are called, in the editor and wherever one of them is wrong. */
export const zonesWords: FieldWords = {
  reach: ['Jusqu’où vous allez', 'En kilomètres à vol d’oiseau depuis l’atelier.'],
  nearby: ['Vite sur place', 'En kilomètres ; plus loin, l’heure se dit au téléphone.'],
  rings: ['Cercles', 'Ceux que dessine la carte, en kilomètres ; quatre au plus.'],
  groups: ['Zones', 'Ce qui est à portée et dans aucune est « sur demande ». Chacune a sa carte dans la page « Zone d’intervention ».'],
  'groups.*': ['Zone'],
  'groups.*.answer': ['Promesse', 'Ce que vous y promettez ; les mots sont dans la page « Zone d’intervention ».'],
  'groups.*.names': ['Régions', 'Les noms que lisent les moteurs de recherche, comme « Alsace ».'],
  'groups.*.departments': ['Départements', 'Ceux dont le numéro seul décide de la réponse, comme « 68 » ; aucun n’est dans deux zones.'],
};

const kilometres = v.pipe(
  v.number('doit être en km, comme 200'),
  v.integer('doit être en km entiers, comme 200'),
  v.minValue(5, 'doit être au moins 5 km'),
  v.maxValue(200, 'doit être au plus 200 km, la place qu’ont la carte et la recherche de communes'),
);
const group = v.strictObject({
  /** What we promise there: `rapid` or `planned`. */
  answer: v.pipe(
    v.picklist(['rapid', 'planned'], 'doit être rapid (vite sur place) ou planned (sur rendez-vous)'),
    v.metadata({ choices: { rapid: 'Vite sur place', planned: 'Sur rendez-vous' } }),
  ),
  /** What search engines are told that we serve. */
  names: v.pipe(v.array(v.string()), v.minLength(1, 'doit nommer une région, comme [Alsace]')),
  departments: v.pipe(
    v.array(
      v.pipe(v.string('doit être entre guillemets, comme "68"'), v.regex(/^(?:\d\d|2[AB])$/, 'doit être le numéro d’un département, comme "68"')),
    ),
    v.minLength(1, 'doit avoir un département, comme ["67", "68"]'),
  ),
});

/** What `zones.yaml` may say, and by which rules. */
export const zonesSchema = v.strictObject({
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

/** What the file says, or all that is wrong with it, in French. */
export function checkZones(written: unknown): { zones: Zones } | { mistakes: OwnerMistake[] } {
  const result = v.safeParse(zonesSchema, written);
  if (!result.success) return { mistakes: ownerMistakes(result.issues, zonesSchema, zonesWords) };
  const mistakes = between(result.output);
  return mistakes.length > 0 ? { mistakes } : { zones: result.output };
}

/** Checks what the owner wrote; throws a `SettingError` with all that is wrong, a line each: where, what, and what would be right. */
export function readZones(written: Written): Zones {
  const checked = checkZones(written.value);
  if ('mistakes' in checked) throw refusal(checked.mistakes, written);
  return checked.zones;
}

/** What does not go together. */
function between({ reach, nearby, rings, groups }: Zones): OwnerMistake[] {
  const against = (path: string[], reason: string) => ({ path, title: titleOf(path, zonesWords), reason });
  const tooFar = (kilometres: number) => `${kilometres} km, plus loin que reach (${reach}) ; au plus ${reach}`;
  const beyond = Math.max(...rings, 0);
  const answers = Object.entries(groups).flatMap(([group, { departments }]) => departments.map((code) => ({ group, code })));
  return [
    ...(nearby > reach ? [against(['nearby'], tooFar(nearby))] : []),
    ...(beyond > reach ? [against(['rings'], tooFar(beyond))] : []),
    ...answers.flatMap(({ group, code }, index) => {
      const other = answers.slice(0, index).find((answer) => answer.code === code);
      const reason = other && `"${code}" est déjà dans ${other.group} ; chaque département n’a qu’une réponse`;
      return reason === undefined ? [] : [against(['groups', group, 'departments'], reason)];
    }),
  ];
}

/** The zones of this site; a bad value ends the process with one line each. */
export const zones: Zones = orStop(() => readZones(readNeededContent(contentFolder, 'zones.yaml', 'core')));
