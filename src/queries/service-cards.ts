import { resolvePictures } from '../pictures/resolve.ts';
import { allServices } from './content.ts';

/** The services as cards show them, their pictures in every size. */
export async function serviceCards() {
  const services = await allServices();
  return resolvePictures(
    services.map(({ card, number, name, href }) => ({ ...card, number, name, href })),
    'half',
  );
}
