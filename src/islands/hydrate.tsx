import { hydrateRoot } from 'react-dom/client';
import { RequestIsland } from '../forms/RequestIsland.tsx';
import { LookUp } from '../zones/LookUp.tsx';

/** Brings to life what the build has rendered in an element, with the same props. */
export function hydrate(element: HTMLElement): void {
  const { island, props = '' } = element.dataset;
  const Island = island === 'look-up' ? LookUp : RequestIsland;
  hydrateRoot(element, <Island {...JSON.parse(props)} />);
}
