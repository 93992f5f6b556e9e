import { byRules, only, unit, type Mutant } from '../mutant.ts';

const RULES = 'firestore.rules';
const TEXT = 'domain/src/text.ts';

/** Amounts, dates and texts as they are typed. */
export const AMOUNT_MUTANTS: readonly Mutant[] = [
  {
    name: 'turning-text',
    defence: 'no text turns the reading direction around',
    file: TEXT,
    find: '[\\p{Cc}\\p{Cs}\\p{Bidi_Control}]/u',
    replace: '[\\p{Cc}\\p{Cs}]/u',
    proof: unit('domain/src/text.test.ts'),
  },
  {
    name: 'turning-name',
    defence: 'no name turns the reading direction around',
    file: TEXT,
    find: '\\p{Zp}\\p{Bidi_Control}]/u',
    replace: '\\p{Zp}]/u',
    proof: unit('domain/src/receipt-name.test.ts'),
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
];
