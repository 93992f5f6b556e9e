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
  /** What a browser may fill in, as a value of the `autocomplete` attribute. */
  readonly autoComplete?: 'off' | 'name' | 'email' | 'tel' | 'street-address';
  /** The longest text people may type, in UTF-16 units, as `maxlength` counts. */
  readonly maxLength?: number;
  /** The field applies only while an earlier one has this value; otherwise it's left out, or null if required. */
  readonly onlyWhen?: {
    readonly field: string;
    /** '' while nothing is chosen there. */
    readonly is: string;
    /** The error for a text typed anyway. */
    readonly otherwise: 'onlyForChecks' | 'onlyForVendors' | 'notAsked';
  };
}

/** A stricter form of a text. */
export type TextFormat = 'email' | 'categoryName' | 'checkNumber';

/** Text. If optional and empty, it's left out of the record or stored as an empty text. */
export interface TextField extends Labeled {
  readonly kind: 'text';
  readonly lines: Lines;
  readonly maxLength: number;
  readonly format?: TextFormat;
  readonly whenEmpty?: 'stored';
  /** Not trimmed: the text must match one from elsewhere to the letter. */
  readonly exact?: true;
}

/** An amount in dollars with at most two decimals; an optional empty one is 0. */
export interface MoneyField extends Labeled {
  readonly kind: 'money';
  /** The largest amount, in cents. */
  readonly max: number;
  /** Whether the amount may be negative: down to `-max`. */
  readonly negative: boolean;
  /** The amount must not be 0; absent if it may be. */
  readonly notZero?: true;
  /** Whether we refuse something like `abc`, or ask before storing it as 0. */
  readonly whenUnreadable: 'refused' | 'asked';
  /** We ask before an empty amount becomes 0; or it isn't stored at all. */
  readonly whenEmpty?: 'asked' | 'leftOut';
}

/** A whole number; an optional empty one is left out. */
export interface CountField extends Labeled {
  readonly kind: 'count';
  readonly min: number;
  readonly max: number;
}

/** One email address; an empty text if unset. */
export interface AddressField extends Labeled {
  readonly kind: 'address';
}

/** `YYYY-MM-DD`; the allowed days depend on the moment (`Days`). */
export interface DateField extends Labeled {
  readonly kind: 'date';
  /** Not trimmed before it is checked. */
  readonly exact?: true;
}

/** The id of a document in another collection. */
export interface ReferenceField extends Labeled {
  readonly kind: 'reference';
  readonly to: 'accounts' | 'categories' | 'funds';
  readonly maxLength: number;
  /** A field of the same record that must refer to a different document. */
  readonly otherThan?: string;
  /** A field of the same record: both are set, or neither. */
  readonly pairedWith?: string;
  /** A field of the same record that must be set if this one isn't. */
  readonly unless?: string;
}

/** Yes or no. */
export interface FlagField extends Labeled {
  readonly kind: 'flag';
  /** Stored only if true; absent means no. */
  readonly whenEmpty?: 'leftOut';
}

/** One of a few values, each with a label. */
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

/** A field without the words of a language. */
export type FieldRule = Unnamed<Field>;

type Unnamed<F> = F extends ChoiceField
  ? Omit<F, 'label' | 'hint' | 'options'> & { readonly options: object }
  : F extends unknown
    ? Omit<F, 'label' | 'hint'>
    : never;

/** The fields of a form that has its words in several languages. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** A few values of one kind; a form has a numbered input for each. */
export interface ListField extends Pick<Labeled, 'label' | 'required' | 'onlyWhen'> {
  readonly kind: 'list';
  readonly of: Omit<AddressField, 'label'>;
  readonly max: number;
}

/** A value for each of several names, which label the form's inputs. */
export interface MapField extends Omit<ListField, 'kind'> {
  readonly kind: 'map';
  readonly keys: TextField;
}

/** An amount that's always the sum of others. */
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

/** A field that the app keeps besides the form's. */
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

/** A record: the form's fields in order, and what the app adds. */
export interface RecordModel {
  readonly form: Fields;
  readonly kept: KeptFields;
}

/** The stored value of a field. */
export type ValueOf<F extends StoredField | FieldRule> =
  | KindValueOf<F>
  | (F extends { onlyWhen: object; required: true } ? null : never);

type KindValueOf<F extends StoredField | FieldRule> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'money' | 'count' | 'sum' }
    ? number
    : F extends { kind: 'date' }
      ? CalendarDate
      : F extends { kind: 'choice'; options: object }
        ? keyof F['options'] & string
        : F extends { kind: 'list' | 'order' }
          ? readonly string[]
          : F extends { kind: 'map' }
            ? Readonly<Record<string, string>>
            : string;

/** The names of the fields that a record may lack. */
type LeftOut<Fs extends FieldRules> = {
  [Name in keyof Fs]: Fs[Name] extends { kind: 'flag' | 'money'; whenEmpty: 'leftOut' }
    ? Name
    : Fs[Name] extends
          | { required: true }
          | { kind: 'flag' | 'money' | 'address' }
          | { whenEmpty: 'stored' }
      ? never
      : Name;
}[keyof Fs];

/** The typed values of a form's fields. */
export type ValuesOf<Fs extends FieldRules> = {
  readonly [Name in Exclude<keyof Fs, LeftOut<Fs>>]: ValueOf<Fs[Name]>;
} & { readonly [Name in LeftOut<Fs>]?: ValueOf<Fs[Name]> };

type SumNames<Kept extends KeptFields> = {
  [Name in keyof Kept]: Kept[Name] extends { kind: 'sum' } ? Name : never;
}[keyof Kept];

/** The typed values of a record: those of its form, and the sums of them. */
export type RecordOf<Model extends RecordModel> = ValuesOf<Model['form']> &
  Readonly<Record<SumNames<Model['kept']>, number>>;

type TypedValueOf<F extends FieldRule> = F extends { kind: 'flag' } ? boolean : string;

/** What a form holds before it is saved: a text for each field, or whether its box is checked. */
export type TypedOf<Fs extends FieldRules> = {
  readonly [Name in keyof Fs & string]: TypedValueOf<Fs[Name]>;
};

/** Returns what an empty form holds for a field. */
export function emptyValue(field: FieldRule): string | boolean {
  return field.kind === 'flag' ? false : '';
}

/** Returns the fields with their names, in the order of the form. */
export function fieldEntries<Fs extends FieldRules>(fields: Fs): [keyof Fs & string, OneOf<Fs>][] {
  // The values of the table, which have labels if all of them do.
  return Object.entries(fields) as [keyof Fs & string, OneOf<Fs>][];
}

type OneOf<Fs extends FieldRules> = Fs extends Fields ? Field : FieldRule;

/** Returns one value for each field. */
export function mapFields<Fs extends FieldRules, T>(
  fields: Fs,
  valueFor: (name: keyof Fs & string, field: OneOf<Fs>) => T,
): Readonly<Record<keyof Fs & string, T>> {
  const entries = fieldEntries(fields).map(([name, field]) => [name, valueFor(name, field)]);
  // One entry for each name there is.
  return Object.fromEntries(entries) as Record<keyof Fs & string, T>;
}

/** Returns whether the field applies in a form or a record with these values. */
export function isAskedFor(
  { onlyWhen }: Pick<FieldRule, 'onlyWhen'>,
  values: Readonly<Record<string, unknown>>,
): boolean {
  return onlyWhen === undefined || (values[onlyWhen.field] ?? '') === onlyWhen.is;
}

/** Returns whether an optional reference is required given the other fields. */
export function isNeeded(
  { pairedWith, unless }: Pick<ReferenceField, 'pairedWith' | 'unless'>,
  others: Readonly<Record<string, unknown>>,
): boolean {
  const has = (name: string) => (others[name] ?? '') !== '';
  return (pairedWith !== undefined && has(pairedWith)) || (unless !== undefined && !has(unless));
}

/** Returns what we store for a field that doesn't apply: nothing, if the record may lack it. */
export function unaskedValue(field: StoredField | FieldRule): null | undefined {
  return isLeftOutWhenEmpty(field) ? undefined : null;
}

/** Returns whether a record may lack the field. */
export function isLeftOutWhenEmpty(field: StoredField | FieldRule): boolean {
  if (field.kind === 'flag' || field.kind === 'money') return field.whenEmpty === 'leftOut';
  if (field.required || field.kind === 'address') return false;
  return !(field.kind === 'text' && field.whenEmpty === 'stored');
}
