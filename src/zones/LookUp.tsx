import type { CollectionEntry } from 'astro:content';
import { SubmitButton } from '../components/Button.tsx';
import type { Company } from '../content-model/facts/company.ts';
import { QuestionCard, ZoneCard } from './AnswerCard.tsx';
import { labelOf } from './answer.ts';
import { useLookUp } from './useLookUp.ts';

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
  const lookUp = useLookUp();
  const { service, answer, hasFailed, isWaiting, items, isListed, highlightedIndex, field } =
    lookUp;
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
      ref={lookUp.formRef}
      className="look-up"
      aria-labelledby="commune-question"
      // Without script, the form leads to the message below, on the same page.
      action="#recherche-en-panne"
      onSubmit={(event) => {
        event.preventDefault();
        const example = event.nativeEvent.submitter?.getAttribute('value');
        void lookUp.ask(example ?? lookUp.inputRef.current?.value ?? '');
        // The pressed button disappears, here and below.
        if (example) lookUp.answerRef.current?.focus({ preventScroll: true });
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
                ref: lookUp.inputRef,
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
                onChange: ({ currentTarget }) => lookUp.type(currentTarget.value),
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
                  <li
                    key={labelOf(commune)}
                    {...field.getItemProps({
                      item: commune,
                      index,
                      onMouseMove: ({ movementX, movementY, nativeEvent }) => {
                        // WebKit also reports a move when the page moves below a resting pointer.
                        // Enter would then choose what happens to be there.
                        if (movementX === 0 && movementY === 0)
                          Object.assign(nativeEvent, { preventDownshiftDefault: true });
                      },
                    })}
                  >
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
        <div className="look-up__answer" ref={lookUp.answerRef} tabIndex={-1} role="status">
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
                  lookUp.choose(commune);
                  lookUp.answerRef.current?.focus();
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
