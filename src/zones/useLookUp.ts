import { useCombobox } from 'downshift';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readyEvent } from '../lib/events.ts';
import { type Answer, labelOf } from './answer.ts';
import { type LookUpService, loadLookUp } from './look-up-service.ts';
import { markOnMap } from './map-marker.ts';
import type { Place } from './search.ts';

/**
 * The behaviour of the look-up: loads the communes on first use, suggests some while the visitor
 * types, answers, and marks the answer on the map.
 */
export function useLookUp() {
  const formRef = useRef<HTMLFormElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const answerRef = useRef<HTMLDivElement>(null);
  const [service, setService] = useState<LookUpService>();
  const [hasFailed, setFailed] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Answer>();

  /** Loads the communes on first use, and again after a failure. */
  const prepare = async () => {
    const loaded = await loadLookUp().catch(() => undefined);
    setService(loaded);
    setFailed(!loaded);
    return loaded;
  };
  const choose = (commune: Place) => {
    setText(labelOf(commune));
    setAnswer(service?.answerFor(commune));
  };
  const items = (text.trim().length > 1 && service?.suggest(text)) || [];
  const { isOpen, highlightedIndex, closeMenu, openMenu, ...field } = useCombobox<Place>({
    id: 'commune',
    inputId: 'commune',
    items,
    inputValue: text,
    selectedItem: null,
    itemToString: (commune) => (commune ? labelOf(commune) : ''),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
    // Leaving the field selects nothing.
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: null }
        : changes,
  });
  const isListed = isOpen && items.length > 0;

  const ask = async (typed: string) => {
    setText(typed);
    if (!typed.trim()) inputRef.current?.focus();
    setWaiting(!service);
    const loaded = await prepare();
    setWaiting(false);
    // Only now, because loading may open the list again.
    closeMenu();
    setAnswer(loaded?.answer(typed));
  };

  // Takes over text that was typed, and a submit that was made, before hydration.
  const ready = useEffectEvent(() => {
    const input = inputRef.current;
    setText(input?.value ?? '');
    if (input === document.activeElement) openMenu();
    void prepare();
    formRef.current?.dispatchEvent(new Event(readyEvent, { bubbles: true }));
  });
  useEffect(() => ready(), []);

  useEffect(() => {
    if (service) markOnMap(service.workshop, answer?.kind === 'zone' ? answer : undefined);
    if (!answer && !hasFailed) return;
    // On a phone the field goes to the top of the window, the answer and the map are below it.
    if (matchMedia('(max-width: 39.99em)').matches)
      inputRef.current?.scrollIntoView({ block: 'start' });
    else {
      // A short answer after a long one would leave the map beside it under the header.
      if (matchMedia('(min-width: 62em)').matches)
        document.querySelector('.zone-map--whole svg')?.scrollIntoView({ block: 'nearest' });
      answerRef.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [service, answer, hasFailed]);

  return {
    formRef,
    inputRef,
    answerRef,
    service,
    answer,
    hasFailed,
    isWaiting,
    items,
    isListed,
    highlightedIndex,
    field,
    ask,
    choose,
    /** Takes over typed text; the last answer no longer belongs to it. */
    type: (typed: string) => {
      setText(typed);
      setAnswer(undefined);
    },
  };
}
