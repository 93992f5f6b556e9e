import type { Lines } from '../text/text.ts';
import type { CalendarDate } from '../time/dates.ts';

/*
 * One description of a record's fields, as plain data. The checks of a form (form.ts), the schema of a request's body
 * (schema.ts), the check of a stored document (document.ts) and the cases of the rules' tests all follow from it.
 */

interface Labeled {
  /** The label of the form, and the name in messages. */
  readonly label: string;
  /** Whether a form refuses an empty text. */
  readonly required: boolean;
  /** A sentence of help beside the input. */
  readonly hint?: string;
  /** What is typed, for the keyboard of a phone. */
  readonly inputType?: 'email' | 'tel';
  /** What a browser may fill in, in the words of the attribute `autocomplete`. */
  readonly autoComplete?: 'off' | 'name' | 'email' | 'tel' | 'street-address';
  /** The longest text that a person may type, in UTF-16 units, as `maxlength` counts. */
  readonly maxLength?: number;
  /** A field that there is only while another one has this value; otherwise it is left out, or null if it is required. */
  readonly onlyWhen?: {
    readonly field: string;
    readonly is: string;
    /** What is wrong with a text that is typed all the same. */
    readonly otherwise: 'onlyForChecks' | 'onlyForVendors';
  };
}

/** A stricter form of a text. */
export type TextFormat = 'email' | 'categoryName' | 'checkNumber';

/** Text. An optional one that is empty is left out of the record, or stored as an empty text. */
export interface TextField extends Labeled {
  readonly kind: 'text';
  readonly lines: Lines;
  readonly maxLength: number;
  readonly format?: TextFormat;
  readonly whenEmpty?: 'stored';
  /** Not trimmed: the text must be one that somebody else wrote, to the letter. */
  readonly exact?: true;
}

/** An amount of dollars with at most two decimals; an optional one that is empty is 0. */
export interface MoneyField extends Labeled {
  readonly kind: 'money';
  /** The largest amount, in cents. */
  readonly max: number;
  /** Whether the amount may be negative: down to `-max`. */
  readonly negative: boolean;
  /** The amount must not be 0; without it, it may be. */
  readonly notZero?: true;
  /** What is no number at all, such as `abc`, is refused, or is 0 after a question. */
  readonly whenUnreadable: 'refused' | 'asked';
  /** The person is asked before an empty amount becomes 0. */
  readonly whenEmpty?: 'asked';
}

/** A whole number; an optional one that is empty is left out. */
export interface CountField extends Labeled {
  readonly kind: 'count';
  readonly min: number;
  readonly max: number;
}

/** One e-mail address; an empty text where nobody is set. */
export interface AddressField extends Labeled {
  readonly kind: 'address';
}

/** `YYYY-MM-DD`; between which days depends on the moment (`Days`). */
export interface DateField extends Labeled {
  readonly kind: 'date';
  /** Not trimmed before it is checked. */
  readonly exact?: true;
}

/** The id of a document of another collection. */
export interface ReferenceField extends Labeled {
  readonly kind: 'reference';
  readonly to: 'accounts' | 'categories' | 'funds';
  readonly maxLength: number;
  /** The field of the same record that refers to another document than this one. */
  readonly otherThan?: string;
  /** The field of the same record without which it is not given, nor the other way round. */
  readonly pairedWith?: string;
  /** The field of the same record that is given where this one is not. */
  readonly unless?: string;
}

/** Yes or no. */
export interface FlagField extends Labeled {
  readonly kind: 'flag';
  /** Stored only while it is true: what lacks it says no. */
  readonly whenEmpty?: 'leftOut';
}

/** One of a few values, each with the words for people. */
export interface ChoiceField extends Labeled {
  readonly kind: 'choice';
  readonly options: Readonly<Record<string, string>>;
}

/** A field that a person fills in. */
export type Field =
  | TextField
  | MoneyField
  | CountField
  | AddressField
  | DateField
  | ReferenceField
  | FlagField
  | ChoiceField;

export type Fields = Readonly<Record<string, Field>>;

/** A few values of one kind; a form has one input for each, and the label says which of them it is. */
export interface ListField extends Pick<Labeled, 'label' | 'required' | 'onlyWhen'> {
  readonly kind: 'list';
  readonly of: Omit<AddressField, 'label'>;
  readonly max: number;
}

/** A value for each of some names; the form's input for it is labeled with the name. */
export interface MapField extends Omit<ListField, 'kind'> {
  readonly kind: 'map';
  readonly keys: TextField;
}

/** An amount that is always the sum of others. */
export interface SumField extends Pick<
  MoneyField,
  'label' | 'required' | 'onlyWhen' | 'max' | 'negative'
> {
  readonly kind: 'sum';
  readonly of: readonly [string, ...string[]];
}

/** The moment of the last write, by the server's clock. */
export interface TimeField extends Labeled {
  readonly kind: 'time';
}

/** The fiscal year that a record belongs to, such as `2026`. */
export interface YearField extends Labeled {
  readonly kind: 'year';
}

/** The board's own order of a list: ids of documents and headings between them (order-row.ts). */
export interface OrderField extends Labeled {
  readonly kind: 'order';
}

/** A field that the app keeps beside those of the form. */
export type KeptField =
  | SumField
  | TimeField
  | CountField
  | ReferenceField
  | YearField
  | DateField
  | ChoiceField
  | OrderField;

export type KeptFields = Readonly<Record<string, KeptField>>;

/** A field of a stored document. */
export type StoredField = Field | ListField | MapField | KeptField;

/** A record: what people fill in, in the order of the form, and what the app adds. */
export interface RecordModel {
  readonly form: Fields;
  readonly kept: KeptFields;
}

/** The stored value of a field. */
export type ValueOf<F extends StoredField> =
  | KindValueOf<F>
  | (F extends { onlyWhen: object; required: true } ? null : never);

type KindValueOf<F extends StoredField> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'money' | 'count' | 'sum' }
    ? number
    : F extends { kind: 'date' }
      ? CalendarDate
      : F extends ChoiceField
        ? keyof F['options'] & string
        : F extends { kind: 'list' | 'order' }
          ? readonly string[]
          : F extends { kind: 'map' }
            ? Readonly<Record<string, string>>
            : string;

/** The names of the fields that a record may lack. */
type LeftOut<Fs extends Fields> = {
  [Name in keyof Fs]: Fs[Name] extends { kind: 'flag'; whenEmpty: 'leftOut' }
    ? Name
    : Fs[Name] extends
          | { required: true }
          | { kind: 'flag' | 'money' | 'address' }
          | { whenEmpty: 'stored' }
      ? never
      : Name;
}[keyof Fs];

/** The typed values of a form's fields. */
export type ValuesOf<Fs extends Fields> = {
  readonly [Name in Exclude<keyof Fs, LeftOut<Fs>>]: ValueOf<Fs[Name]>;
} & { readonly [Name in LeftOut<Fs>]?: ValueOf<Fs[Name]> };

type SumNames<Kept extends KeptFields> = {
  [Name in keyof Kept]: Kept[Name] extends { kind: 'sum' } ? Name : never;
}[keyof Kept];

/** The typed values of a record: those of its form, and the sums of them. */
export type RecordOf<Model extends RecordModel> = ValuesOf<Model['form']> &
  Readonly<Record<SumNames<Model['kept']>, number>>;

type TypedValueOf<F extends Field> = F extends { kind: 'flag' } ? boolean : string;

/** What a form holds before it is saved: a text for each field, or whether its box is checked. */
export type TypedOf<Fs extends Fields> = {
  readonly [Name in keyof Fs & string]: TypedValueOf<Fs[Name]>;
};

/** Returns what an empty form holds for a field. */
export function emptyValue(field: Field): string | boolean {
  return field.kind === 'flag' ? false : '';
}

/** Returns the fields with their names, in the order of the form. */
export function fieldEntries<Fs extends Fields>(fields: Fs): [keyof Fs & string, Field][] {
  return Object.entries(fields);
}

/** Returns one value for each field. */
export function mapFields<Fs extends Fields, T>(
  fields: Fs,
  valueFor: (name: keyof Fs & string, field: Field) => T,
): Readonly<Record<keyof Fs & string, T>> {
  const entries = fieldEntries(fields).map(([name, field]) => [name, valueFor(name, field)]);
  // One entry for each name there is.
  return Object.fromEntries(entries) as Record<keyof Fs & string, T>;
}

/** Returns whether a form or a record with these values has the field. */
export function isAskedFor(
  { onlyWhen }: StoredField,
  values: Readonly<Record<string, unknown>>,
): boolean {
  return onlyWhen === undefined || values[onlyWhen.field] === onlyWhen.is;
}

/** Returns whether a reference that its record may lack is needed beside what the others have. */
export function isNeeded(
  { pairedWith, unless }: ReferenceField,
  others: Readonly<Record<string, unknown>>,
): boolean {
  const has = (name: string) => (others[name] ?? '') !== '';
  return (pairedWith !== undefined && has(pairedWith)) || (unless !== undefined && !has(unless));
}

/** Returns what is stored for a field that is not asked for: nothing, where the record may lack it. */
export function unaskedValue(field: StoredField): null | undefined {
  return isLeftOutWhenEmpty(field) ? undefined : null;
}

/** Returns whether a record may lack the field. */
export function isLeftOutWhenEmpty(field: StoredField): boolean {
  if (field.kind === 'flag') return field.whenEmpty === 'leftOut';
  if (field.required || ['money', 'address'].includes(field.kind)) return false;
  return !(field.kind === 'text' && field.whenEmpty === 'stored');
}
