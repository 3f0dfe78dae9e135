import type { CollectionEntry } from 'astro:content';
import { useCombobox } from 'downshift';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SubmitButton } from '../components/Button.tsx';
import type { Company } from '../content-model/facts/company.ts';
import { readyEvent } from '../lib/events.ts';
import { QuestionCard, ZoneCard } from './AnswerCard.tsx';
import { type Answer, labelOf } from './answer.ts';
import { type LookUpService, loadLookUp } from './look-up-service.ts';
import { markOnMap } from './map-marker.ts';
import type { Place } from './search.ts';

type Props = Pick<
  CollectionEntry<'zone'>['data']['lookUp'],
  'title' | 'hint' | 'failure' | 'examples'
> &
  Pick<Company, 'phone'>;

/** The label of the button while the communes are loading. */
const searching = 'Recherche…';

/**
 * The look-up "Do you come to my place?": answers with the zone, the distance and the next step.
 */
export function LookUp({ title, hint, failure, phone, examples }: Props) {
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
    // On a phone the answer may be below the window.
    if (answer || hasFailed) answerRef.current?.scrollIntoView({ block: 'nearest' });
  }, [service, answer, hasFailed]);

  // A translator may change words before hydration, here and below.
  const failed = (
    <>
      <p suppressHydrationWarning>{failure}</p>
      <a className="tap" href={phone.href} translate="no" suppressHydrationWarning>
        {phone.display}
      </a>
    </>
  );
  return (
    <form
      ref={formRef}
      className="look-up"
      aria-labelledby="commune-question"
      // Without script, the form leads to the message below, on the same page.
      action="#recherche-en-panne"
      onSubmit={(event) => {
        event.preventDefault();
        const example = event.nativeEvent.submitter?.getAttribute('value');
        void ask(example ?? inputRef.current?.value ?? '');
      }}
    >
      <div className="look-up__panel">
        <h3 className="heading-2" id="commune-question" suppressHydrationWarning>
          {title}
        </h3>
        <div className="field">
          <label htmlFor="commune" {...field.getLabelProps()} suppressHydrationWarning>
            Votre commune ou code postal
          </label>
          <div className="row look-up__row">
            <input
              type="text"
              {...field.getInputProps({
                ref: inputRef,
                'aria-expanded': isListed,
                ...(highlightedIndex < 0 && { 'aria-activedescendant': undefined }),
                'aria-describedby': 'commune-aide',
                autoComplete: 'off',
                spellCheck: false,
                enterKeyHint: 'search',
                onKeyDown: ({ key, nativeEvent }) => {
                  // Enter submits the typed text unless a suggestion is highlighted.
                  if (key === 'Enter' && highlightedIndex < 0)
                    Object.assign(nativeEvent, { preventDownshiftDefault: true });
                },
                onChange: ({ currentTarget }) => {
                  setText(currentTarget.value);
                  setAnswer(undefined);
                },
              })}
            />
            <SubmitButton busy={isWaiting} busyLabel={searching}>
              Vérifier
            </SubmitButton>
            <ul
              {...field.getMenuProps({
                'aria-label': 'Communes proposées',
                className: 'look-up__list',
                hidden: !isListed,
              })}
            >
              {isListed &&
                items.map((commune, index) => (
                  <li key={labelOf(commune)} {...field.getItemProps({ item: commune, index })}>
                    {labelOf(commune)}
                  </li>
                ))}
            </ul>
          </div>
          <p className="small quiet" id="commune-aide" suppressHydrationWarning>
            {hint}
          </p>
        </div>
        <p className="visually-hidden" aria-live="polite">
          {/* A single text: React could not update several after a translator replaced them. */}
          {isWaiting
            ? searching
            : isListed && service?.texts.suggestions.replace('{count}', String(items.length))}
        </p>
        <div className="look-up__answer" ref={answerRef} tabIndex={-1} role="status">
          {service &&
            answer &&
            (answer.kind === 'zone' ? (
              <ZoneCard answer={answer} service={service} phone={phone} />
            ) : (
              <QuestionCard
                answer={answer}
                service={service}
                phone={phone}
                onChoose={(commune) => {
                  choose(commune);
                  // The pressed button disappears.
                  answerRef.current?.focus();
                }}
              />
            ))}
          {hasFailed && failed}
        </div>
        <div className="look-up__failure" id="recherche-en-panne">
          {failed}
        </div>
        {examples.length > 0 && (
          <ul className="row look-up__choices look-up__examples">
            {examples.map((name) => (
              <li key={name}>
                <button type="submit" value={name} suppressHydrationWarning>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </form>
  );
}
