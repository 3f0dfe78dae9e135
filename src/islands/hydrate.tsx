import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RequestIsland } from '../forms/RequestIsland.tsx';

/**
 * Keeps fields, input and focus when React renders an island again from scratch, as it does if a
 * password manager or another extension has added an element. Without this the fields, which React
 * never renders, would be lost, with what was typed and with the focus.
 */
function KeepInput({ element, children }: { element: HTMLElement; children: ReactNode }) {
  // While React renders, the elements of the build are still in the page.
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
 * Hydrates what the build has rendered in an element, with the same props. The look-up is a
 * separate file, because most pages have only a form.
 */
export async function hydrate(element: HTMLElement): Promise<void> {
  const { island, props = '' } = element.dataset;
  const Island =
    island === 'look-up' ? (await import('../zones/LookUp.tsx')).LookUp : RequestIsland;
  hydrateRoot(
    element,
    <KeepInput element={element}>
      <Island {...JSON.parse(props)} />
    </KeepInput>,
  );
}
