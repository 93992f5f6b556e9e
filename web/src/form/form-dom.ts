import { mapFields } from '@pa-ledger/domain/fields/field';
import { withoutUnasked } from '@pa-ledger/domain/fields/form';
import {
  EXPENSE_FIELD_NAMES,
  EXPENSE_RULES,
  type ExpenseField,
} from '@pa-ledger/domain/expenses/expense-fields';
import { numberText } from '../ui/number-text.ts';
import type { FormValues } from './form-values.ts';

/** The input of one field. */
export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns a field's input; for a choice, the selected one. */
export function inputOf(form: HTMLFormElement, field: ExpenseField): FieldElement | null {
  const found = form.elements.namedItem(field);
  const input =
    found instanceof RadioNodeList
      ? [...found].find((one) => one instanceof HTMLInputElement && one.checked)
      : found;
  return isFieldElement(input) ? input : null;
}

/** Returns the field that an input element belongs to, or null. */
export function fieldOf(
  target: EventTarget,
): { readonly field: ExpenseField; readonly input: FieldElement } | null {
  if (!isFieldElement(target)) return null;
  const field = EXPENSE_FIELD_NAMES.find((name) => name === target.name);
  return field === undefined ? null : { field, input: target };
}

/** Returns the form's current values, without fields that its choices hide. */
export function readFormValues(form: HTMLFormElement): FormValues {
  const texts = mapFields(EXPENSE_RULES, (field) => {
    const input = inputOf(form, field);
    return input === null ? '' : textIn(input);
  });
  return withoutUnasked(EXPENSE_RULES, texts);
}

/** Returns the text of one input, with the commas that a browser drops from a number. */
export function textIn(input: FieldElement): string {
  return input instanceof HTMLInputElement ? numberText(input) : input.value;
}

/** Puts a text into an input as if the person had typed it: the draft and the error follow. */
export function typeText(input: FieldElement | null, text: string): void {
  if (input === null || input.value === text) return;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Fills the inputs that are still empty: text typed before the script loaded stays. */
export function fillEmptyInputs(form: HTMLFormElement, values: FormValues): void {
  for (const field of EXPENSE_FIELD_NAMES) {
    const input = inputOf(form, field);
    if (input?.value !== '' || input.validity.badInput) continue;
    // The person selected another option.
    const choice = form.elements.namedItem(field);
    (choice instanceof RadioNodeList ? choice : input).value = values[field];
  }
}

function isFieldElement(target: unknown): target is FieldElement {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
