import { headingKey } from '../sheets/headings.ts';

export type BudgetSide = 'spending' | 'income';

const INCOME = [
  'income',
  'incomes',
  'revenue',
  'revenues',
  'receipts',
  'inflows',
  'in',
  'sources',
  'inc',
  'rev',
];
const SPENDING = [
  'expense',
  'expenses',
  'expenditure',
  'expenditures',
  'disbursement',
  'disbursements',
  'spending',
  'outflows',
  'costs',
  'out',
  'uses',
  'outlays',
  'exp',
];

/** Words next to a section's word that don't change its meaning: `Projected Income`, `II. EXPENSES, 2026-27 Budget`. */
const BESIDE = new Set([
  'budget',
  'budgets',
  'budgeted',
  'projected',
  'estimated',
  'anticipated',
  'expected',
  'planned',
  'proposed',
  'adopted',
  'approved',
  'annual',
  'operating',
  'section',
  'part',
  'category',
  'categories',
  'item',
  'items',
  'line',
  'and',
  'of',
  'the',
  'for',
  'funds',
  'cash',
  'money',
  'pta',
  'pto',
  'i',
  'ii',
  'iii',
  'iv',
  'a',
  'b',
  'c',
  '1',
  '2',
  '3',
]);

const YEARS = /\b(?:fy|sy|fiscal year|school year)? ?(?:20\d\d|\d\d)(?: (?:20\d\d|\d\d))?\b/g;

/** Returns which side of a budget a text names, such as `INCOME` or `2026-27 Budgeted Expenses`; null if none. */
export function sideNamed(text: string): BudgetSide | null {
  const words = wordsOf(text).filter((word) => !BESIDE.has(word));
  if (words.length === 0) return null;
  if (words.every((word) => INCOME.includes(word))) return 'income';
  return words.every((word) => SPENDING.includes(word)) ? 'spending' : null;
}

/**
 * Returns which side a heading starts, including `Program Expenses` and `EXPENSES - Programs`. Only for rows without an
 * amount: a line may have such a name.
 */
export function sideBegun(text: string): BudgetSide | null {
  const parts = [text, ...text.split(/[-–—:]/)];
  const named = parts.map(sideNamed).find((side) => side !== null);
  return named ?? sideNamed(wordsOf(text).at(-1) ?? '');
}

/** Returns whether a label is just its side's name, so the row is a summary. */
export function isBareSide(text: string): boolean {
  return [...INCOME, ...SPENDING].includes(headingKey(text).replace(/^in$|^out$/, ''));
}

/**
 * Returns what a label is the total of: an empty text for `Grand total`, `income` for `Total Income` or `INCOME
 * TOTAL:`; null if it isn't one. A category may be named Total Wellness.
 */
export function totalOf(text: string): string | null {
  const key = wordsOf(text).join(' ');
  const found =
    /^(?:grand |sub ?)?totals?\b(?: (?:of|for|all|the))*(?<of>.*)$/.exec(key) ??
    /^(?<of>.*)\b(?:grand |sub ?)?totals?$/.exec(key);
  return found?.groups?.['of']?.trim() ?? null;
}

/** Returns whether a total covers everything or a side of the budget, possibly with a balance carried over. */
export function isWhole(of: string): boolean {
  const words = of.split(' ').filter((word) => !BESIDE.has(word) && !IS_AROUND.test(word));
  return words.join('') === '' || sideNamed(words.join(' ')) !== null;
}

const RESULT_WORDS =
  'income|incomes|loss|losses|surplus|deficit|change|changes|gain|profit|revenue|revenues|expense|expenses|receipts|' +
  'expenditures|disbursements|spending|total|totals|budget|budgeted|cash|assets|ordinary|other|operating|for|the|' +
  'year|of|over|under|in|and|or|flow|position|fund|funds|increase|decrease|projected|excess|shortfall|less|minus|from';

/** `Net`, `Net Income (Loss)`, `Surplus/Deficit`, `Income less Expenses`, `Over/Under`. */
const RESULT = new RegExp(
  `^(?:(?:net|surplus|deficit|shortfall|excess|gross profit|gross income|difference|profit|loss|over under|increase|decrease)` +
    `(?: (?:${RESULT_WORDS}))*|` +
    `(?:total )?(?:income|revenue|revenues|receipts) (?:less|minus|over|under|vs)(?: (?:${RESULT_WORDS}))*)$`,
);

/** Returns whether a label is for income less spending. */
export function isResult(text: string): boolean {
  const bare = text.replace(/[()]/g, ' ');
  return [text, bare].some((one) => RESULT.test(wordsOf(one).join(' ')));
}

const MOMENT =
  'beginning|opening|starting|start|ending|closing|end|final|current|present|projected|estimated|expected|prior|previous|' +
  'last|next|year|years|month|fiscal|school|total|available|actual|adjusted|remaining';
const PLACE =
  'cash|bank|checking|savings|account|accounts|fund|funds|book|books|net|assets|reserve|reserves|operating|treasury|' +
  'money|general|pta|pto|carryover|balance';
const WHEN =
  'as|of|on|at|in|from|to|for|the|hand|forward|brought|carried|over|january|february|march|april|may|june|july|august|' +
  'september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|th|st|\\d+';
const AROUND = `${MOMENT}|${PLACE}|${WHEN}`;
const IS_AROUND = new RegExp(`^(?:${AROUND})$`);

/** `Beginning Balance`, `Balance forward`, `Checking account balance, July 1`, `Cash on hand`, `Carryover from 2025-26`. */
const BALANCES = [
  new RegExp(`^(?:(?:${MOMENT}|${PLACE}) )*balances?(?: (?:${AROUND}))*$`),
  new RegExp(`^(?:(?:${MOMENT}) )*(?:cash|money) (?:on|in|at)(?: (?:${AROUND}))*$`),
  new RegExp(`^(?:(?:${MOMENT}) )+cash(?: (?:${AROUND}))*$`),
  new RegExp(
    `^(?:(?:${MOMENT}|${PLACE}) )*(?:carry ?over|carry ?forward|carried (?:over|forward)|brought forward|roll ?over|reserves?)` +
      `(?: (?:${AROUND}))*$`,
  ),
];

/** Returns whether a label is for money on hand, not budgeted. A school may budget a line named Reserve. */
export function isBalance(text: string): boolean {
  // Keep the days: `Cash on hand July 1`.
  const key = headingKey(text.replace(/[()]/g, ' '));
  return BALANCES.some((form) => form.test(key));
}

function wordsOf(text: string): readonly string[] {
  return headingKey(text)
    .replace(YEARS, ' ')
    .split(' ')
    .filter((word) => word !== '');
}
