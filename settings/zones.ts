import * as v from 'valibot';
import { readContentFile, type WrittenContent } from './content-file.ts';
import { contentFolder } from './content-folder.ts';
import { orStop, SettingError, settingError } from './fail.ts';

const kilometres = v.pipe(
  v.number('must be km; right: 200'),
  v.integer('must be whole km; right: 200'),
  v.minValue(5, 'must be at least 5 km; right: 200'),
  v.maxValue(200, 'must be at most 200 km, which is what the map and the look-up have room for; right: 200'),
);
const group = v.strictObject({
  /** What we promise there: `rapid` or `planned`. */
  answer: v.picklist(['rapid', 'planned'], 'must be rapid or planned; right: rapid'),
  /** What search engines are told that we serve. */
  names: v.pipe(v.array(v.string()), v.minLength(1, 'must name a region; right: [Alsace]')),
  departments: v.pipe(
    v.array(v.pipe(v.string('must be a code in quotes; right: "68"'), v.regex(/^(?:\d\d|2[AB])$/, 'must be the code of a département; right: "68"'))),
    v.minLength(1, 'must have a département; right: ["67", "68"]'),
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
    v.maxLength(4, 'must be four at most; right: [200, 150, 50]'),
    v.transform((rings) => rings.toSorted((a, b) => b - a)),
  ),
  groups: v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'must be small letters and hyphens; right: franche-comte')), group),
});

/** Where the company goes, and what it promises where, checked. */
export type Zones = v.InferOutput<typeof zonesSchema>;

/** Checks what the owner wrote; throws a `SettingError` whose message names the field, what is wrong and a right value. */
export function readZones({ written, place }: WrittenContent): Zones {
  const result = v.safeParse(zonesSchema, written);
  if (!result.success) throw settingError(result.issues, place);
  const { reach, nearby, rings, groups } = result.output;
  if (nearby > reach) throw new SettingError(`${place(['nearby'])}: nearby is ${nearby}, further than reach, ${reach}; right: ${reach} or less`);
  if (Math.max(...rings, 0) > reach)
    throw new SettingError(`${place(['rings'])}: rings has ${Math.max(...rings)}, further than reach, ${reach}; right: ${reach} or less`);
  const seen = new Map<string, string>();
  for (const [name, { departments }] of Object.entries(groups))
    for (const code of departments) {
      if (seen.has(code))
        throw new SettingError(
          `${place(['groups', name, 'departments'])}: groups.${name}.departments has "${code}", which ${seen.get(code)} has too: one answer for every place`,
        );
      seen.set(code, name);
    }
  return result.output;
}

/** The zones of this site; a bad value ends the process with one line. */
export const zones: Zones = orStop(() => readZones(readContentFile(contentFolder, 'zones.yaml', 'core')));
