import { byRules, only, unit, type Mutant } from '../mutant.ts';

const RULES = 'firestore.rules';
const TEXT = 'domain/src/text/text.ts';

/** Amounts, dates and texts as they are typed. */
export const AMOUNT_MUTANTS: readonly Mutant[] = [
  {
    name: 'turning-text',
    defence: 'no text turns the reading direction around',
    file: TEXT,
    find: '[\\p{Cc}\\p{Cs}\\p{Bidi_Control}]/u',
    replace: '[\\p{Cc}\\p{Cs}]/u',
    proof: unit('domain/src/text/text.test.ts'),
  },
  {
    name: 'turning-name',
    defence: 'no name turns the reading direction around',
    file: TEXT,
    find: '\\p{Zp}\\p{Bidi_Control}]/u',
    replace: '\\p{Zp}]/u',
    proof: unit('domain/src/expenses/receipt-name.test.ts'),
  },
  {
    name: 'rules-turning',
    defence: 'rules: no text turns the reading direction around',
    file: RULES,
    find: "-\\\\x9F' + turning() + ']*'",
    replace: "-\\\\x9F' + ']*'",
    proof: only('budgetItems: description', byRules('books')),
  },
  {
    name: 'rules-turning-line',
    defence: 'rules: no name turns the reading direction around',
    file: RULES,
    find: "\\\\p{Zp}' + turning() + ']'",
    replace: "\\\\p{Zp}' + ']'",
    proof: only('event approvers', byRules('settings')),
  },
  {
    name: 'rules-reference-line',
    defence: 'rules: a reference has one line',
    file: RULES,
    find: "isLineOrEmpty(item.get('reference', ''), 200)",
    replace: "isText(item.get('reference', ''), 200)",
    proof: only('revenueItems: reference', byRules('books')),
  },
  {
    name: 'other-number',
    defence: 'a number that is not dollars and cents is refused',
    file: 'domain/src/fields/form.ts',
    find: "(whenUnreadable === 'refused' || isNumber(text))",
    replace: "whenUnreadable === 'refused'",
    proof: only('#110', unit('domain/src/ledger/record-form.test.ts')),
  },
  {
    name: 'zero-asked',
    defence: 'what is no number is asked about before it is 0',
    file: 'domain/src/fields/form.ts',
    find: 'return isNumber(typed) ? null : `${field.label} is not a number.`;',
    replace: 'return null;',
    proof: only('#110', unit('domain/src/ledger/record-form.test.ts')),
  },
  {
    name: 'comma-kept',
    defence: 'a typed comma is not lost',
    file: 'web/src/ui/number-text.ts',
    find: 'return before + value.slice(taken.length);',
    replace: 'return value;',
    proof: unit('web/src/ui/number-text.test.ts'),
  },
  {
    name: 'comma-pasted',
    defence: 'a pasted comma is not lost',
    file: 'web/src/ui/number-text.ts',
    find: 'return pasted.trim();',
    replace: 'return value;',
    proof: unit('web/src/ui/number-text.test.ts'),
  },
  {
    name: 'nothing-unusual',
    defence: 'an amount of 0.00 is pointed out',
    file: 'domain/src/expenses/unusual.ts',
    find: 'amount === 0',
    replace: 'amount === -1',
    proof: unit('domain/src/expenses/unusual.test.ts'),
  },
  {
    name: 'old-date',
    defence: 'a date of over a year ago is pointed out',
    file: 'domain/src/expenses/unusual.ts',
    find: 'Number(day.slice(0, 4)) - 1}',
    replace: 'Number(day.slice(0, 4)) - 10}',
    proof: unit('domain/src/expenses/unusual.test.ts'),
  },
];
