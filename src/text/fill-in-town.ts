import { company } from '../../company.ts';
import { distance, type Position } from '../zones/distance.ts';
import { deTown } from './elision.ts';

/** A town with a page, as its texts name it. */
interface Town {
  name: string;
  position: Position;
}

/**
 * Replaces what a town's texts may name: the town (`{town}`, `{de town}`, `{à town}`), the workshop's town (`{city}`, `{de city}`, `{à city}`)
 * and the kilometres between them (`{distance}`). Throws on any other name, with the ones there are.
 */
export function fillInTown(text: string, { name, position }: Town): string {
  const { city } = company.address;
  const values: Record<string, string> = {
    ...{ town: name, 'de town': deTown(name), 'à town': `à ${name}` },
    ...{ city, 'de city': deTown(city), 'à city': `à ${city}` },
    distance: `${Math.round(distance(company.position, position))}\u00A0km`,
  };
  return text.replace(/\{([^}]*)\}/g, (_, placeholder: string) => {
    const value = values[placeholder];
    if (value === undefined) throw new Error(`{${placeholder}} is nothing a town's text may name; choose one of: ${Object.keys(values).join(', ')}`);
    return value;
  });
}
