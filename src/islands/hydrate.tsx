import { hydrateRoot } from 'react-dom/client';
import { RequestIsland } from '../forms/RequestIsland.tsx';

/**
 * Brings to life what the build has rendered in an element, with the same props. The look-up comes
 * in a file of its own: most pages have only a form.
 */
export async function hydrate(element: HTMLElement): Promise<void> {
  const { island, props = '' } = element.dataset;
  const Island =
    island === 'look-up' ? (await import('../zones/LookUp.tsx')).LookUp : RequestIsland;
  hydrateRoot(element, <Island {...JSON.parse(props)} />);
}
