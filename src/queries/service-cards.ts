import { resolvePictures } from '../pictures/resolve.ts';
import { allServices } from './content.ts';

/** The services as the house of the home page shows them, their pictures in every size. */
export async function serviceCards() {
  const services = await allServices();
  return resolvePictures(
    // The picture adds nothing to the words beside it: nobody has to hear it.
    services.map(({ card, number, name, href, menuLine }) => ({ ...card, picture: { ...card.picture, alt: '' }, number, name, href, menuLine })),
    'part',
  );
}
