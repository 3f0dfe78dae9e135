import { type PictureLayout, resolvePicture, resolvePictures } from '../pictures/resolve.ts';
import type { Project } from '../sections/Realisations.tsx';
import { allServices, entryData } from './content.ts';

/** The projects that a page names, in its order, with their pictures; the first may stand in a larger place than the others. */
export function galleryProjects(ids: string[], layout: PictureLayout, firstLayout = layout): Promise<Project[]> {
  return Promise.all(
    ids.map(async (id, index) => {
      const { before, picture, ...project } = await entryData('projects', id);
      const inLayout = index === 0 ? firstLayout : layout;
      return {
        id,
        ...project,
        picture: await resolvePicture(picture, inLayout),
        before: before && (await resolvePicture(before, inLayout)),
      };
    }),
  );
}

/** The services as the house of the home page shows them, their pictures in every size. */
export async function serviceCards() {
  const services = await allServices();
  return resolvePictures(
    // The picture adds nothing to the words beside it: nobody has to hear it.
    services.map(({ card, number, name, href, menuLine }) => ({ ...card, picture: { ...card.picture, alt: '' }, number, name, href, menuLine })),
    'part',
  );
}
