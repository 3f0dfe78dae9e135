import type { CollectionEntry } from 'astro:content';
import { useCombobox } from 'downshift';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Company } from '../../content-model/company.ts';
import { readyEvent } from '../islands/events.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { type Answer, labelOf } from './answer.ts';
import type { Commune } from './communes.ts';
import { type LookUpService, loadLookUp } from './look-up-service.ts';
import { markOnMap } from './map-marker.ts';

type Props = Pick<
  CollectionEntry<'zone'>['data']['lookUp'],
  'title' | 'hint' | 'failure' | 'examples'
> &
  Pick<Company, 'phone'>;

/** The number of suggestions, for screen readers. */
function countOf(count: number, service: LookUpService | undefined): string | undefined {
  return count === 1
    ? service?.texts.suggestion
    : service?.texts.suggestions.replace('{count}', String(count));
}

/** Loads the communes on first use, and again after a failure. */
function useService() {
  const [service, setService] = useState<LookUpService>();
  const [hasFailed, setFailed] = useState(false);
  const prepare = async () => {
    try {
      const loaded = await loadLookUp();
      setService(loaded);
      setFailed(false);
      return loaded;
    } catch {
      setFailed(true);
      return undefined;
    }
  };
  return { service, hasFailed: hasFailed && !service, prepare };
}

/** The combobox; it never selects by itself. */
function useCommuneField(items: Commune[], text: string, choose: (commune: Commune) => void) {
  return useCombobox<Commune>({
    id: 'commune',
    inputId: 'commune',
    items,
    inputValue: text,
    selectedItem: null,
    itemToString: (commune) => (commune ? labelOf(commune) : ''),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
    // Blur selects nothing.
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: null }
        : changes,
  });
}

/** The query, its suggestions and the answer. */
function useQuestion() {
  const formRef = useRef<HTMLFormElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const { service, hasFailed, prepare } = useService();
  const [used, setUsed] = useState(false);
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Answer>();

  const choose = (commune: Commune) => {
    setText(labelOf(commune));
    setAnswer(service?.answerFor(commune));
  };
  const items = (text.trim().length > 1 && service?.suggest(text)) || [];
  const field = useCommuneField(items, text, choose);

  const ask = async (typed: string) => {
    setText(typed);
    if (!typed.trim()) inputRef.current?.focus();
    const loaded = service ?? (await prepare());
    // After loading, which may reopen the list.
    field.closeMenu();
    setAnswer(loaded?.answer(typed));
  };

  // Takes over input and submits from before hydration.
  const ready = useEffectEvent(() => {
    const input = inputRef.current;
    setText(input?.value ?? '');
    setUsed(formRef.current?.contains(document.activeElement) ?? false);
    if (input === document.activeElement) field.openMenu();
    void prepare();
    formRef.current?.dispatchEvent(new Event(readyEvent));
  });
  useEffect(() => ready(), []);

  useEffect(() => {
    if (service) markOnMap(service, answer?.kind === 'zone' ? answer.position : undefined);
  }, [service, answer]);

  const type = (typed: string) => {
    setText(typed);
    setAnswer(undefined);
  };
  return {
    formRef,
    inputRef,
    service,
    hasFailed,
    used,
    use: () => setUsed(true),
    items,
    field,
    type,
    answer,
    ask,
    choose,
  };
}

/** The look-up "Do you come to my place?": answers with the zone, the distance and the next step. */
export function LookUp({ title, hint, failure, phone, examples }: Props) {
  const answerRef = useRef<HTMLDivElement>(null);
  const {
    formRef,
    inputRef,
    service,
    hasFailed,
    used,
    use,
    items,
    field,
    type,
    answer,
    ask,
    choose,
  } = useQuestion();
  const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps } =
    field;
  // On a phone the answer is below the fold.
  useEffect(() => {
    if (answer || hasFailed) answerRef.current?.scrollIntoView({ block: 'nearest' });
  }, [answer, hasFailed]);

  const isListed = isOpen && items.length > 0;
  return (
    <form
      ref={formRef}
      className="look-up"
      aria-labelledby="commune-question"
      // Without script, leads to a page with the telephone number.
      action="/contact"
      onFocus={use}
      onSubmit={(event) => {
        event.preventDefault();
        const example = event.nativeEvent.submitter?.getAttribute('value');
        void ask(example ?? inputRef.current?.value ?? '');
      }}
    >
      <div className="look-up__panel">
        {/* A translation may have changed the text before hydration. */}
        <h3 className="heading-2" id="commune-question" suppressHydrationWarning>
          {title}
        </h3>
        <div className="field">
          <label htmlFor="commune" {...getLabelProps()} suppressHydrationWarning>
            Votre commune ou code postal
          </label>
          <div className="look-up__row">
            <input
              type="text"
              {...getInputProps({
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
                onChange: ({ currentTarget }) => type(currentTarget.value),
              })}
            />
            <button className="button" type="submit" suppressHydrationWarning>
              Vérifier
            </button>
            <ul
              {...getMenuProps({
                'aria-label': 'Communes proposées',
                className: 'look-up__list',
                hidden: !isListed,
              })}
            >
              {isListed &&
                items.map((commune, index) => (
                  <li
                    key={`${commune.name} ${commune.postcodes[0]}`}
                    {...getItemProps({ item: commune, index })}
                  >
                    {`${commune.name} `}
                    <span>{commune.postcodes.join(', ')}</span>
                  </li>
                ))}
            </ul>
          </div>
          <p className="small quiet" id="commune-aide" suppressHydrationWarning>
            {hint}
          </p>
        </div>
        {examples.length > 0 && (
          <ul className="look-up__choices look-up__examples">
            {examples.map((name) => (
              <li key={name}>
                <button type="submit" value={name} suppressHydrationWarning>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        )}
        <p className="visually-hidden" aria-live="polite">
          {isListed && countOf(items.length, service)}
        </p>
        <div
          className="look-up__answer"
          ref={answerRef}
          tabIndex={-1}
          role={used ? 'status' : undefined}
        >
          {answer && service && (
            <AnswerCard
              answer={answer}
              service={service}
              phone={phone}
              onChoose={(commune) => {
                choose(commune);
                // The pressed button disappears.
                answerRef.current?.focus();
              }}
            />
          )}
          {hasFailed && (
            <p>
              {`${failure} `}
              <a href={phone.href}>{phone.display}</a>
            </p>
          )}
        </div>
      </div>
    </form>
  );
}
