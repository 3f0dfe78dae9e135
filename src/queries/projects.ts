import { type ContentPicture, type PictureLayout, resolvePicture } from '../pictures/resolve.ts';
import type { Project } from '../sections/shared/ProjectGallery.tsx';
import { entryData } from './content.ts';

/** A page's worksites with their pictures. The first may have a larger layout. */
export async function projectGallery<Words extends { projects: string[] }>(
  words: Words,
  layout: PictureLayout = 'small',
  firstLayout = layout,
) {
  const items = words.projects.map(async (id, index): Promise<Project> => {
    const project = await entryData('projects', id);
    const resolved = (picture: ContentPicture) =>
      resolvePicture(picture, index === 0 ? firstLayout : layout, !project.photo);
    return {
      id,
      ...project,
      picture: await resolved(project.picture),
      before: project.before && (await resolved(project.before)),
    };
  });
  return { ...words, items: await Promise.all(items) };
}
