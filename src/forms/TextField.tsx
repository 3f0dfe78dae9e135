import type { ComponentProps } from 'react';
import { labels, shortest } from '../../requests/fields.ts';
import { Field } from '../components/Field.tsx';
import { fieldId } from './form-kinds.ts';

interface Props extends Pick<ComponentProps<'textarea'>, 'autoComplete' | 'defaultValue' | 'rows'> {
  name: keyof typeof labels;
  type?: 'text' | 'tel' | 'email' | 'date';
  required?: boolean;
  hint?: string;
  advice?: boolean;
  wide?: boolean;
}

/** What ties a field of a form to its label and its messages. */
export const named = (name: Props['name']) => ({
  id: fieldId(name),
  name,
  label: labels[name],
});

/** A field to type in; where no script checks it, the browser knows how short it may be. */
export function TextField({
  name,
  type = 'text',
  autoComplete,
  defaultValue,
  rows,
  ...field
}: Props) {
  const minLengths: Partial<Record<string, number>> = field.required ? shortest : {};
  const own = { minLength: minLengths[name], autoComplete, defaultValue };
  return (
    <Field {...named(name)} {...field}>
      {(control) =>
        rows ? (
          <textarea {...control} {...own} rows={rows} />
        ) : (
          <input {...control} {...own} type={type} />
        )
      }
    </Field>
  );
}
