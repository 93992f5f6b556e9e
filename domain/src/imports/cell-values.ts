import { emptyValue, type ChoiceField, type Field, type FlagField } from '../fields/field.ts';
import { inputText } from '../money/money.ts';
import { amountInCell, flagInCell, isFailedFormula, isFormula, tidyCell } from '../sheets/cells.ts';
import { typedAddress } from '../people/email.ts';
import { dayInCell } from '../sheets/days.ts';
import { headingKey } from '../sheets/headings.ts';
import { sheetMessages } from '../sheets/sheet-messages.ts';
import { importMessages } from './import-messages.ts';

/** What a form would hold for a cell, or what's wrong with it. */
export type CellValue<Value = string | boolean> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string };

/** Other words that people write for a payment method. */
const METHOD_WORDS: Readonly<Record<string, string>> = {
  ck: 'check',
  chk: 'check',
  cheque: 'check',
  checks: 'check',
  debit: 'debitCard',
  card: 'debitCard',
  'credit card': 'debitCard',
  ach: 'transfer',
  eft: 'transfer',
  wire: 'transfer',
  'wire transfer': 'transfer',
};

/** Returns what a form would hold for a field's cell. */
export function cellValue(field: Exclude<Field, FlagField>, cell: string): CellValue<string>;
export function cellValue(field: Field, cell: string): CellValue;
export function cellValue(field: Field, cell: string): CellValue {
  const text = tidyCell(cell);
  const { label } = field;
  if (isFormula(cell)) return wrong(sheetMessages.formula(label));
  if (isFailedFormula(text)) return wrong(sheetMessages.brokenFormula(label, text));
  if (text === '') return right(emptyValue(field));
  switch (field.kind) {
    case 'money': {
      const amount = amountInCell(text);
      return amount === null ? wrong(sheetMessages.notAnAmount(label)) : right(inputText(amount));
    }
    case 'date': {
      const day = dayInCell(text);
      return day === null ? wrong(sheetMessages.notADay(label)) : right(day);
    }
    case 'flag': {
      const flag = flagInCell(text);
      return flag === null ? wrong(sheetMessages.notYesOrNo(label)) : right(flag);
    }
    case 'choice': {
      const choice = choiceOf(field, text);
      return choice === undefined ? wrong(importMessages.methodNotKnown) : right(choice);
    }
    case 'address':
      return right(typedAddress(text));
    default:
      return right(field.kind === 'text' && field.lines === 'many' ? text : onOneLine(text));
  }
}

function choiceOf({ options }: ChoiceField, text: string): string | undefined {
  const key = headingKey(text);
  const names = Object.entries(options);
  const named = names.find(([value, name]) => [value, name].map(headingKey).includes(key));
  return named?.[0] ?? METHOD_WORDS[key];
}

/** A cell may have line breaks where the record can't. */
function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function right(value: string | boolean): CellValue {
  return { ok: true, value };
}

function wrong(message: string): CellValue {
  return { ok: false, message };
}
