import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BankStatement, proposedDay, keyedLines } from '@pa-ledger/domain/bank/bank-line';
import { fileMatchingSteps } from '@pa-ledger/domain/bank/file-matching';
import type { BankItem } from '@pa-ledger/domain/bank/items';
import { type ImportPlan, importedId } from '@pa-ledger/domain/imports/import-plan';
import { planImport } from '@pa-ledger/domain/imports/plan-import';
import { amountOf, dollarsFromCents, sumCents } from '@pa-ledger/domain/money/money';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { describe, expect, it } from 'vitest';
import { knownWith } from '../../../../../tests/fixtures/import-sheets.ts';
import { readPasted } from '../../imports/read-table.ts';
import {
  firstChoice,
  rowsOf,
  type ImportPlace,
  type SheetChoice,
} from '../../imports/sheet-choice.ts';
import { inSlices } from '../../sheets/slices.ts';
import { readSheet, readStatementFile, type StatementFile } from './read-statement-file.ts';

const FOLDER = fileURLToPath(new URL('../../../../../tests/fixtures/bank-cases/', import.meta.url));

/** What the README beside the files explains. */
interface BankCase {
  readonly file: string;
  readonly kind: 'statement' | 'matching' | 'sheet';
  readonly right: Right;
  readonly books?: {
    readonly before: CalendarDate;
    readonly through: CalendarDate;
    readonly items: readonly Omit<BankItem, 'words'>[];
  };
  readonly sheet?: ImportPlace & Partial<Pick<SheetChoice, 'always' | 'fillGaps'>>;
}

type CaseLine = readonly [day: string, dollars: number, checkNumber?: string];

interface Right {
  readonly lines?: readonly CaseLine[];
  readonly refused?: number;
  readonly keyed?: number;
  readonly balance?: readonly [dollars: number, day: string];
  readonly sum?: number;
  readonly notLine?: CaseLine;
  readonly textHas?: readonly string[];
  readonly proposes?: string;
  readonly notProposed?: string;
  readonly asksAccount?: true;
  readonly accounts?: number;
  readonly accountEnd?: string;
  readonly refusedWholeSays?: string;
  readonly asks?: true;
  readonly orAsks?: true;
  readonly orNamed?: true;
  readonly orRefusedWhole?: true;
  readonly pairs?: Readonly<Record<string, string>>;
  readonly lacking?: number;
  readonly fields?: readonly (string | null)[];
  readonly income?: readonly string[];
  readonly spending?: readonly string[];
  readonly notCategories?: readonly string[];
  readonly notSpending?: readonly string[];
  readonly records?: number;
  readonly troubles?: number;
  readonly left?: number;
  readonly needsNote?: true;
  readonly notNegativeBudget?: true;
}

// The README beside it and the compared keys below say what is in it.
const CASES = JSON.parse(readFileSync(path.join(FOLDER, 'index.json'), 'utf8')) as BankCase[];

describe('the cases of bank files and sheets', () => {
  for (const one of CASES) {
    it(one.file, async () => {
      const bytes = readFileSync(path.join(FOLDER, one.file));
      if (one.kind === 'sheet') await checkSheet(one, bytes.toString('utf8'));
      else await checkStatement(one, new Blob([bytes]));
    });
  }

  it('are all there', () => {
    const files = new Set(CASES.map(({ file }) => file));
    expect(files.size).toBe(44);
  });
});

async function checkStatement({ right, books }: BankCase, file: Blob): Promise<void> {
  const read = await readStatementFile(file);
  if (right.refusedWholeSays !== undefined) {
    expect(read.kind === 'refused' ? read.reason : read.kind).toContain(right.refusedWholeSays);
    return;
  }
  if (right.orRefusedWhole === true && read.kind === 'refused') return;
  if ((right.orAsks === true || right.asks === true) && asks(read)) return;
  expect(right.asks).toBeUndefined();
  const statements = await statementsIn(read);
  if (right.asksAccount === true) expect(statements.length).toBeGreaterThan(1);
  if (right.accounts !== undefined) expect(statements).toHaveLength(right.accounts);
  const [statement] = statements;
  if (statement === undefined) throw new Error('no statement');
  if (right.orNamed === true && isNamed(statement)) return;
  checkLines(right, statement);
  if (books === undefined) return;
  const items = books.items.map((item) => ({ ...item, words: '' }));
  const steps = fileMatchingSteps(statement.lines, { ...books, items, cleared: [] });
  const { matches, lacking } = await inSlices(steps);
  const pairs = matches.map(({ line, item }) => [line.line.text, item.key]);
  expect(Object.fromEntries(pairs)).toEqual(right.pairs ?? {});
  expect(lacking).toHaveLength(right.lacking ?? 0);
}

function checkLines(right: Right, statement: BankStatement): void {
  const { lines, refused, balance, accountEnd } = statement;
  const read = lines.map(({ day, amount, checkNumber }): CaseLine => {
    const dollars = dollarsFromCents(amount);
    return checkNumber === null ? [day, dollars] : [day, dollars, checkNumber];
  });
  if (right.lines !== undefined) expect(read).toEqual(right.lines);
  if (right.refused !== undefined) expect(refused).toHaveLength(right.refused);
  if (right.keyed !== undefined) expect(keyedLines(lines)).toHaveLength(right.keyed);
  if (right.balance !== undefined) {
    const said = balance === null ? null : [dollarsFromCents(balance.amount), balance.day];
    expect(said).toEqual(right.balance);
  }
  if (right.sum !== undefined) {
    expect(dollarsFromCents(sumCents(lines.map(({ amount }) => amount)))).toBe(right.sum);
  }
  if (right.notLine !== undefined) expect(read).not.toContainEqual(right.notLine);
  const texts = lines.map(({ text }) => text).join('\n');
  for (const text of right.textHas ?? []) expect(texts).toContain(text);
  if (right.proposes !== undefined) expect(proposedDay(statement)).toBe(right.proposes);
  if (right.notProposed !== undefined) expect(proposedDay(statement)).not.toBe(right.notProposed);
  if (right.accountEnd !== undefined) expect(accountEnd).toBe(right.accountEnd);
}

/** Whether a person must say how the file is read before anything of it is used. */
function asks(read: StatementFile): boolean {
  return read.kind === 'sheet' && read.columns === null;
}

/** Whether a row is named, as one that isn't read or as one that doesn't add up. */
function isNamed({ refused, doubts = [] }: BankStatement): boolean {
  return refused.length + doubts.length > 0;
}

async function statementsIn(read: StatementFile): Promise<readonly BankStatement[]> {
  if (read.kind === 'statements') return read.statements;
  if (read.kind === 'refused') throw new Error(read.reason);
  if (read.columns === null) throw new Error('It asks which column is which.');
  return (await readSheet(read, read.columns)).statements;
}

/** What the association has before each of the sheets. */
const KNOWN = knownWith(
  {},
  {
    categories: [{ id: 'hospitality', name: 'Hospitality', requiresEventApprover: false }],
    funds: [{ id: 'general', code: 'G', name: 'General' }],
  },
);

async function checkSheet({ sheet, right }: BankCase, text: string): Promise<void> {
  if (sheet === undefined) throw new Error('It does not say which import it is for.');
  const { always = {}, fillGaps = false, ...place } = sheet;
  const read = await readPasted(text);
  if (!read.ok) throw new Error(read.reason);
  const choice = { ...firstChoice(read.table, place), always, fillGaps };
  if (right.fields !== undefined) expect(choice.fields).toEqual(right.fields);
  const plan = planImport(rowsOf(read.table, choice, place), {
    kind: place.kind,
    id: 'imp',
    known: KNOWN,
    turnSigns: false,
    unwanted: new Set<string>(),
    codes: {},
    dayProblem: () => null,
    columns: new Set(choice.fields.filter((field) => field !== null)),
  });
  checkNames(right, plan);
  const states = plan.rows.map(({ state }) => state);
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  if (right.records !== undefined) expect(plan.records).toHaveLength(right.records);
  if (right.troubles !== undefined) expect(count('trouble')).toBe(right.troubles);
  if (right.left !== undefined) expect(count('left')).toBe(right.left);
  if (right.needsNote === true) expect(plan.rows.flatMap(({ notes }) => notes)).not.toEqual([]);
  if (right.notNegativeBudget === true) {
    const budgets = plan.records.map(({ fields }) => amountOf(fields['originalBudget'] ?? 0));
    expect(Math.min(...budgets, 0)).toBe(0);
  }
}

/** What a person was told about a row counts where that is right too. */
function checkNames(right: Right, { rows, records }: ImportPlan): void {
  const told = new Set(rows.filter(({ notes }) => notes.length > 0).map(({ row }) => row));
  const named = records.filter(({ row }) => right.orNamed !== true || !told.has(row));
  const categories = named.flatMap(({ collection, fields }) =>
    collection === 'categories' ? [String(fields['name'])] : [],
  );
  const { notCategories = [], notSpending = [] } = right;
  // A sheet of which nothing is read has no wrong name either.
  if (notCategories.length + notSpending.length > 0) expect(records).not.toEqual([]);
  for (const name of notCategories) expect(categories).not.toContain(name);
  const nameOf = new Map(
    records.flatMap(({ row, collection, fields }) =>
      collection === 'categories' ? [[importedId('imp', row), String(fields['name'])]] : [],
    ),
  );
  const budgeted = (side: 'budgetItems' | 'incomeItems') =>
    records.flatMap(({ collection, fields }) =>
      collection === side ? [nameOf.get(String(fields['categoryId'])) ?? ''] : [],
    );
  for (const name of notSpending) expect(budgeted('budgetItems')).not.toContain(name);
  if (right.income !== undefined) expect(budgeted('incomeItems')).toEqual(right.income);
  if (right.spending !== undefined) expect(budgeted('budgetItems')).toEqual(right.spending);
}
