import { type PictureLayout, resolvePictures } from '../pictures/resolve.ts';
import { allServices } from './content.ts';

/** The services as cards show them, their pictures in every size of the layout. */
export async function serviceCards(layout: PictureLayout) {
  const services = await allServices();
  return resolvePictures(
    services.map(({ card, number, name, href, menuLine }) => ({ ...card, number, name, href, menuLine })),
    layout,
  );
}
