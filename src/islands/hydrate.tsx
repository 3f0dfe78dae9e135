import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RequestIsland } from '../forms/RequestIsland.tsx';

/**
 * An island that a password manager or another extension has added an element to is drawn anew by
 * React: without what it never draws, without what was typed, and without the focus. All three are
 * taken over before anybody types on.
 */
function Continued({ element, children }: { element: HTMLElement; children: ReactNode }) {
  // While React renders, the elements of the build still stand.
  const form = element.querySelector('form');
  const kept = [...element.querySelectorAll('.contents')];
  const inputs = [...element.querySelectorAll('input')];
  const focused = document.activeElement;
  useLayoutEffect(() => {
    if (form?.isConnected) return;
    const drawn = element.querySelectorAll('.contents');
    for (const [index, old] of kept.entries()) drawn[index]?.replaceChildren(...old.childNodes);
    for (const { id, value } of inputs) {
      const input = document.getElementById(id);
      if (input instanceof HTMLInputElement) input.value = value;
    }
    const now = focused?.isConnected ? focused : document.getElementById(focused?.id ?? '');
    if (now instanceof HTMLElement) now.focus({ preventScroll: true });
  });
  return children;
}

/**
 * Brings to life what the build has rendered in an element, with the same props. The look-up comes
 * in a file of its own: most pages have only a form.
 */
export async function hydrate(element: HTMLElement): Promise<void> {
  const { island, props = '' } = element.dataset;
  const Island =
    island === 'look-up' ? (await import('../zones/LookUp.tsx')).LookUp : RequestIsland;
  hydrateRoot(
    element,
    <Continued element={element}>
      <Island {...JSON.parse(props)} />
    </Continued>,
  );
}
