import { type MouseEvent, type Ref, useEffect } from 'react';
import { type FormWords, fieldId } from './form-kinds.ts';

interface Props {
  errors: { name: string; message: string }[];
  words: FormWords;
  ref: Ref<HTMLDivElement>;
}

/** Lists all errors as links to their fields. Takes the focus after a rejected submit. */
export function ErrorSummary({ errors, words, ref }: Props) {
  useEffect(() => {
    const { title } = document;
    // Screen readers announce the page title first.
    document.title = `Erreur : ${title}`;
    return () => {
      document.title = title;
    };
  }, []);
  const goToField = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const field = document.querySelector<HTMLElement>(event.currentTarget.hash);
    // Scroll to the whole field, so that its label is visible.
    field?.closest('.field')?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this is a list of links that takes the focus.
    <div className="error-summary" role="group" aria-labelledby="bilan" tabIndex={-1} ref={ref}>
      <p id="bilan">
        <strong>{errors.length === 1 ? words.oneError : `${errors.length} ${words.errors}`}</strong>
      </p>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a className="tap" href={`#${fieldId(name)}`} onClick={goToField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
