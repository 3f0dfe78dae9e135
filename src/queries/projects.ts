import { type PictureLayout, resolvePicture, resolvePictures } from '../pictures/resolve.ts';
import type { Project } from '../sections/Realisations.tsx';
import { allServices, entryData } from './content.ts';

/** Projects by id with their pictures; the first may have a larger layout. */
export function galleryProjects(
  ids: string[],
  layout: PictureLayout,
  firstLayout = layout,
): Promise<Project[]> {
  return Promise.all(
    ids.map(async (id, index) => {
      const { before, picture, ...project } = await entryData('projects', id);
      const inLayout = index === 0 ? firstLayout : layout;
      return {
        id,
        ...project,
        picture: await resolvePicture(picture, inLayout, !project.photo),
        before: before && (await resolvePicture(before, inLayout, !project.photo)),
      };
    }),
  );
}

/** The services on the home page's house, with their pictures. */
export async function serviceCards() {
  const services = await allServices();
  return resolvePictures(
    // Decorative: the words beside it say the same.
    services.map(({ card, number, name, href, menuLine }) => ({
      ...card,
      picture: { ...card.picture, alt: '' },
      number,
      name,
      href,
      menuLine,
    })),
    'part',
  );
}
