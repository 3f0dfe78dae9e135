import { z } from 'zod';
import type { Source } from '../files/content-file.ts';
import { anchor, must, named } from '../owner/fields.ts';
import { readChecked, validData } from '../owner/mistakes.ts';

const kilometres = z
  .number(must('doit être en km, comme 200'))
  .int(must('doit être en km entiers, comme 200'))
  .min(5, must('doit être au moins 5 km'))
  .max(200, must('doit être au plus 200 km, la place qu’ont la carte et la recherche de communes'));

const group = z
  .strictObject({
    /** The promise in this zone. */
    answer: z
      .enum(
        ['rapid', 'planned'],
        must('doit être rapid (vite sur place) ou planned (sur rendez-vous)'),
      )
      .meta({
        title: 'Promesse',
        description:
          'Ce que vous y promettez ; les mots sont dans la page « Zone d’intervention ».',
        choices: { rapid: 'Vite sur place', planned: 'Sur rendez-vous' },
      }),
    /** Names of the regions; the first one lies around the others. */
    names: named(
      'Régions',
      'Les noms que montre la légende de la carte et que lisent les moteurs de recherche, comme « Alsace ».',
      z.array(z.string()).min(1),
    ),
    departments: named(
      'Départements',
      'Ceux dont le numéro seul décide de la réponse, comme « 68 » ; aucun n’est dans deux zones.',
      z
        .array(
          z
            .string(must('doit être entre guillemets, comme "68"'))
            .regex(/^(?:\d\d|2[AB])$/, must('doit être le numéro d’un département, comme "68"')),
        )
        .min(1, 'doit avoir un département, comme ["67", "68"]'),
    ),
  })
  .meta({ title: 'Zone' });

/** The owner's name for `zones.yaml`. */
export const zonesTitle = 'Zones et distances';

/** The schema of `zones.yaml`. */
export const zonesSchema = z
  .strictObject({
    /** Maximum distance. */
    reach: named(
      'Jusqu’où vous allez',
      'En kilomètres à vol d’oiseau depuis l’atelier.',
      kilometres,
    ),
    /**
     * Up to this distance we arrive quickly; further away in a rapid zone the time is agreed by
     * telephone.
     */
    nearby: named(
      'Vite sur place',
      'En kilomètres ; plus loin, l’heure se dit au téléphone.',
      kilometres,
    ),
    /** Up to this distance a town's page promises the hour of arrival. */
    arrivalPromised: named(
      'Heure promise',
      'En kilomètres ; plus près, la page d’une ville promet l’arrivée dans l’heure.',
      kilometres,
    ),
    /** Radii of the circles on the map. */
    rings: named(
      'Cercles',
      'Ceux que dessine la carte, en kilomètres ; quatre au plus.',
      z
        .array(kilometres)
        .max(4, 'doit en avoir quatre au plus, comme [200, 150, 50]')
        .transform((rings) => rings.toSorted((a, b) => b - a)),
    ),
    groups: named(
      'Zones',
      'Ce qui est à portée et dans aucune est « sur demande ». Chacune a sa carte dans la ' +
        'page « Zone d’intervention ».',
      z.record(anchor, group),
    ),
  })
  .superRefine(({ reach, nearby, arrivalPromised, rings, groups }, { addIssue }) => {
    const refuse = (path: string[], message: string) => addIssue({ code: 'custom', path, message });
    const tooFar = (kilometres: number) =>
      `${kilometres} km, plus loin que vous n’allez ; au plus ${reach}`;
    const beyond = Math.max(...rings, 0);
    if (nearby > reach) refuse(['nearby'], tooFar(nearby));
    if (arrivalPromised > nearby)
      refuse(
        ['arrivalPromised'],
        `${arrivalPromised} km, plus loin que vous n’arrivez vite ; au plus ${nearby}`,
      );
    if (beyond > reach) refuse(['rings'], tooFar(beyond));
    const answered = new Map<string, string>();
    for (const [group, { departments, names }] of Object.entries(groups))
      for (const code of departments) {
        const other = answered.get(code);
        const reason = `"${code}" est déjà dans ${other} ; chaque département n’a qu’une réponse`;
        if (other) refuse(['groups', group, 'departments'], reason);
        answered.set(code, names.join(', '));
      }
  });

/** The validated zones. */
export type Zones = z.output<typeof zonesSchema>;

/** Reads the zones. Throws an `OwnerError` with one line for each mistake. */
export const readZones = (source: Source): Zones =>
  validData(
    readChecked(source, 'zones.yaml', zonesSchema, () => zonesTitle),
    source,
  );
