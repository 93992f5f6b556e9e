import { fieldEntries, isAskedFor, type Field, type Fields } from '@pa-ledger/domain/fields/field';
import { reasonForZero } from '@pa-ledger/domain/fields/form-errors';
import { membersOf } from '@pa-ledger/domain/untyped';
import { Fragment, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { offered, type Lookup, type Option } from '../records/lookup.ts';
import { sharedMessages } from '../shared-messages.ts';
import { CheckInput } from './CheckInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { NameInput, type FindNames } from './NameInput.tsx';
import { DateInput, SelectInput, TextInput } from './inputs.tsx';

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
  /** Must be filled in here, though its field may be empty elsewhere. */
  readonly required?: boolean;
  /** Left out of this form. */
  readonly hidden?: boolean;
  /** Completes a name from earlier ones as one types. */
  readonly suggest?: FindNames;
  /** What comes behind the input. */
  readonly after?: ReactNode;
}

/** How the inputs of a form look, by the names of their fields. */
export type InputLayouts<Fs extends Fields> = { readonly [Name in keyof Fs]?: InputLayout };

interface FieldInputsProps<Fs extends Fields> {
  readonly fields: Fs;
  /** Where their values are in the form, such as `items.0`; without it, at its root. */
  readonly at?: string;
  readonly layout?: InputLayouts<Fs> | undefined;
  /** Whether the first one has the focus; not where other inputs come before. */
  readonly focusesFirst?: boolean;
  /** What inputs show while nothing was chosen, by name. */
  readonly whenEmpty?: Readonly<Record<string, string>>;
  /** What a reference can be set to. */
  readonly lookup?: Pick<Lookup, 'accountOptions' | 'categoryOptions' | 'fundOptions'>;
}

/** What a form holds, whatever its fields. */
type Held = Record<string, unknown>;

/** One input for each field that the form asks for, in the order of the fields; the first has the focus. */
export function FieldInputs<Fs extends Fields>(props: FieldInputsProps<Fs>) {
  const { fields, at, layout, focusesFirst = true, whenEmpty, lookup } = props;
  const { watch } = useFormContext<Held>();
  const values = at === undefined ? watch() : membersOf(watch(at));
  const entries = fieldEntries(fields);
  const first = entries.find(([name]) => layout?.[name]?.autoFocus) ?? entries[0];
  return entries.map(([name, field]) => {
    const { after, hidden = false, ...look } = layout?.[name] ?? {};
    if (hidden || !isAskedFor(field, values)) return null;
    const options = offered(optionsOf(field, lookup), values[name]);
    const isAccount = field.kind === 'reference' && field.to === 'accounts';
    // An association without accounts is asked for none.
    if (isAccount && options.length === 0) return null;
    // An entry that is asked for its account must name it; a transfer may be between funds only.
    const required = field.required || (isAccount && name === 'accountId');
    return (
      <Fragment key={name}>
        <FieldInput
          name={at === undefined ? name : `${at}.${name}`}
          field={{ ...field, required }}
          look={look}
          options={options}
          whenEmpty={whenEmpty?.[name] ?? ''}
          autoFocus={focusesFirst && name === first?.[0]}
        />
        {after}
      </Fragment>
    );
  });
}

interface FieldInputProps {
  readonly name: string;
  readonly field: Field;
  readonly look: Omit<InputLayout, 'after' | 'hidden'>;
  readonly options: readonly Option[];
  readonly whenEmpty: string;
  readonly autoFocus: boolean;
}

function FieldInput(props: FieldInputProps) {
  const { name, field, look, options, whenEmpty, autoFocus } = props;
  const { label, required, hint, maxLength, inputType } = field;
  const { prompt = '', suggest, ...rest } = look;
  const { field: bound, fieldState } = useController({ name });
  const typed: unknown = bound.value;
  const { onChange } = bound;
  if (typeof typed === 'boolean') {
    return (
      <CheckInput
        name={name}
        label={label}
        hint={hint}
        {...rest}
        checked={typed}
        onChange={onChange}
      />
    );
  }
  const value = String(typed) || whenEmpty;
  const input = {
    name,
    label,
    hint,
    required,
    maxLength,
    autoFocus,
    value,
    onChange,
    error: fieldState.error?.message,
    ...rest,
  };
  switch (field.kind) {
    case 'text':
      if (suggest !== undefined) return <NameInput {...input} find={suggest} />;
      return <TextInput {...input} type={inputType} lines={field.lines} />;
    case 'count':
    case 'address':
      return <TextInput {...input} type={inputType} />;
    case 'money':
      return <MoneyInput {...input} zero={reasonForZero(field, value)} />;
    case 'date':
      return <DateInput {...input} />;
    case 'reference': {
      const { [field.to]: words } = sharedMessages.references;
      const where = options.length === 0 ? words.none : hint;
      return <SelectInput {...input} hint={where} half prompt={words.select} options={options} />;
    }
    case 'choice':
      return <SelectInput {...input} prompt={prompt} options={options} />;
    case 'flag':
      return null;
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
