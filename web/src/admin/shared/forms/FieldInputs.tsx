import {
  fieldEntries,
  isAskedFor,
  type Field,
  type Fields,
  type TypedOf,
} from '@pa-ledger/domain/fields/field';
import { reasonForZero } from '@pa-ledger/domain/fields/form';
import { Fragment, type ReactNode } from 'react';
import { CheckField } from './CheckField.tsx';
import { DateField, SelectField, TextInputField } from './fields.tsx';
import { MoneyField } from './MoneyField.tsx';
import { offered, type Lookup, type Option } from '../records/lookup.ts';
import { sharedMessages } from '../shared-messages.ts';
import type { BoundField, Form } from '../saving/useSaving.ts';

/** How one input looks in its form; all else follows from its field. */
interface InputLayout {
  /** Beside another input where there is room. */
  readonly half?: boolean;
  readonly placeholder?: string;
  readonly hint?: string | undefined;
  /** Has the focus at first, instead of the first input. */
  readonly autoFocus?: boolean;
  /** The words of the empty choice, except for a reference. */
  readonly prompt?: string;
  /** Left out of this form. */
  readonly hidden?: boolean;
  /** What comes behind the input. */
  readonly after?: ReactNode;
}

/** How the inputs of a form look, by the names of their fields. */
export type InputLayouts<Fs extends Fields> = { readonly [Name in keyof Fs]?: InputLayout };

interface FieldInputsProps<Fs extends Fields> {
  readonly fields: Fs;
  readonly form: Pick<Form<TypedOf<Fs>>, 'values' | 'field'>;
  readonly layout?: InputLayouts<Fs> | undefined;
  /** What a reference can be set to. */
  readonly lookup?: Pick<Lookup, 'accountOptions' | 'categoryOptions' | 'fundOptions'>;
}

/** One input for each field that the form asks for, in the order of the fields; the first has the focus. */
export function FieldInputs<Fs extends Fields>(props: FieldInputsProps<Fs>) {
  const { fields, form, layout, lookup } = props;
  const entries = fieldEntries(fields);
  const first = entries.find(([name]) => layout?.[name]?.autoFocus) ?? entries[0];
  return entries.map(([name, field]) => {
    const { after, hidden = false, ...look } = layout?.[name] ?? {};
    if (hidden || !isAskedFor(field, form.values)) return null;
    const options = offered(optionsOf(field, lookup), form.values[name]);
    const isAccount = field.kind === 'reference' && field.to === 'accounts';
    // An association without accounts is asked for none.
    if (isAccount && options.length === 0) return null;
    // An entry that is asked for its account must name it; a transfer may be between funds only.
    const required = field.required || (isAccount && name === 'accountId');
    return (
      <Fragment key={name}>
        <FieldInput
          field={{ ...field, required }}
          bound={form.field(name)}
          look={look}
          options={options}
          autoFocus={name === first?.[0]}
        />
        {after}
      </Fragment>
    );
  });
}

interface BoundInput extends Omit<BoundField<string | boolean>, 'onChange'> {
  // A method, which may take more types than the form's own: each input hands back the type that it got.
  onChange(value: string | boolean): void;
}

interface FieldInputProps {
  readonly field: Field;
  readonly bound: BoundInput;
  readonly look: Omit<InputLayout, 'after' | 'hidden'>;
  readonly options: readonly Option[];
  readonly autoFocus: boolean;
}

function FieldInput({ field, bound, look, options, autoFocus }: FieldInputProps) {
  const { label, required, hint, maxLength, inputType } = field;
  const { prompt = '', ...rest } = look;
  const { name, value } = bound;
  const shown = { name, hint, ...rest, label };
  if (typeof value === 'boolean') {
    return (
      <CheckField {...shown} checked={value} onChange={(checked) => bound.onChange(checked)} />
    );
  }
  const input = { ...bound, ...shown, value, required, maxLength, autoFocus };
  switch (field.kind) {
    case 'text':
      return <TextInputField {...input} type={inputType} lines={field.lines} />;
    case 'count':
    case 'address':
      return <TextInputField {...input} type={inputType} />;
    case 'money':
      return <MoneyField {...input} zero={reasonForZero(field, value)} />;
    case 'date':
      return <DateField {...input} />;
    case 'reference': {
      const { [field.to]: words } = sharedMessages.references;
      const where = options.length === 0 ? words.none : hint;
      return <SelectField {...input} hint={where} half prompt={words.select} options={options} />;
    }
    case 'choice':
      return <SelectField {...input} prompt={prompt} options={options} />;
  }
}

/** Returns what a field can be set to, archived or not. */
export function optionsOf(
  field: Field,
  lookup: FieldInputsProps<Fields>['lookup'],
): readonly Option[] {
  if (field.kind === 'choice') {
    return Object.entries(field.options).map(([value, label]) => ({ value, label }));
  }
  if (field.kind !== 'reference' || lookup === undefined) return [];
  const { accountOptions, categoryOptions, fundOptions } = lookup;
  const options = { accounts: accountOptions, categories: categoryOptions, funds: fundOptions };
  return options[field.to];
}
