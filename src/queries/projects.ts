import { type PictureLayout, resolvePicture } from '../pictures/resolve.ts';
import type { Project } from '../sections/Realisations.tsx';
import { entryData } from './content.ts';

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
