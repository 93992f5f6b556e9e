import { mapFields, type FieldRules } from './field.ts';

/** The words of a form's fields in one language. */
export interface FieldWords<Rules extends FieldRules> {
  readonly labels: Readonly<Record<keyof Rules, string>>;
  readonly hints: Readonly<Partial<Record<keyof Rules, string>>>;
  /** The label of each choice. */
  readonly options: {
    readonly [Name in ChoiceOf<Rules>]: Readonly<Record<OptionOf<Rules[Name]>, string>>;
  };
}

type ChoiceOf<Rules extends FieldRules> = {
  [Name in keyof Rules]: Rules[Name] extends { readonly kind: 'choice' } ? Name : never;
}[keyof Rules];

type OptionOf<Rule> = Rule extends { readonly options: infer Options } ? keyof Options : never;

/** The fields of a form, with the words of one language. */
export type LabeledFields<Rules extends FieldRules> = {
  readonly [Name in keyof Rules]: Omit<Rules[Name], 'options'> & {
    readonly label: string;
    readonly hint?: string;
  } & (Rules[Name] extends { readonly kind: 'choice' }
      ? { readonly options: Readonly<Record<OptionOf<Rules[Name]>, string>> }
      : unknown);
};

/** Returns a form's fields with the words of one language. */
export function labeled<Rules extends FieldRules>(
  rules: Rules,
  words: FieldWords<Rules>,
): LabeledFields<Rules> {
  const { labels, hints } = words;
  const options: Readonly<Record<PropertyKey, unknown>> = words.options;
  return mapFields(rules, (name, rule) => ({
    ...rule,
    label: labels[name],
    ...(hints[name] !== undefined && { hint: hints[name] }),
    ...(rule.kind === 'choice' && { options: options[name] }),
    // Each rule has its own words now.
  })) as LabeledFields<Rules>;
}
