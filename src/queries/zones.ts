import { company } from '../../company.ts';
import { draftKeys } from '../forms/form-props.ts';
import { readCommunes } from '../zones/communes.ts';
import communesText from '../zones/communes.txt?raw';
import { distance } from '../zones/distance.ts';
import type { LookUpData } from '../zones/look-up-service.ts';
import { zoneLimits } from '../zones/zone.ts';
import { allTowns, entryData } from './content.ts';

const townPlaces = async () => (await allTowns()).map(({ id, data }) => ({ id, name: data.name, position: data.position }));

/** The words of the map, and the towns with a page. */
export async function zoneMap() {
  const { map } = await entryData('zone', 'zone-intervention');
  return { ...map, workshop: company.position, towns: await townPlaces() };
}

/** What the ground of the map shows: the towns with a page and the other towns of the priority zone. */
export async function mapGround() {
  const { groups } = await entryData('zone', 'zone-intervention');
  const towns = await townPlaces();
  const withPage = new Set(towns.map(({ name }) => name));
  const { communes } = readCommunes(communesText);
  const others = groups.priority.towns
    .filter((name) => !withPage.has(name))
    .map((name) => {
      const namesakes = communes.filter((commune) => commune.name === name).map(({ position }) => position);
      const [nearest] = namesakes.sort((a, b) => distance(company.position, a) - distance(company.position, b));
      if (!nearest)
        throw new Error(
          `"${name}", of the priority zone, is no commune within ${zoneLimits.onDemand} km: check src/content/pages/zone-intervention.yaml`,
        );
      return nearest;
    });
  return { workshop: company.position, towns, others };
}

/** The words of the answers, and the towns that an answer may lead to. */
export async function lookUpData(): Promise<LookUpData> {
  const { lookUp } = await entryData('zone', 'zone-intervention');
  return { texts: lookUp, towns: await townPlaces(), workshop: company.position, draftKey: draftKeys.callback };
}

/** What the field needs before it is used. */
export async function lookUpField() {
  const { lookUp } = await entryData('zone', 'zone-intervention');
  const { title, hint, failure } = lookUp;
  return { title, hint, failure, phone: company.phone };
}
