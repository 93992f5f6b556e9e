import { textOfValue } from '../../fields/form.ts';
import { typedFields, type Expense, type Receipt } from '../expense.ts';
import { EXPENSE_FIELD_NAMES, EXPENSE_RULES, type ExpenseField } from '../expense-fields.ts';
import { categoryText } from '../expense-lines.ts';
import { splitOfLines } from '../split.ts';
import { STATEMENT_RULES } from '../missing-receipt.ts';

/** What a correction changed: a field's stored texts (a choice's own name), or the files. */
export type VersionChange =
  | { readonly field: ExpenseField; readonly before: string; readonly after: string }
  | {
      readonly field: 'receipts';
      readonly before: readonly ComparedFile[];
      readonly after: readonly ComparedFile[];
    };

/** A file as people tell it from others. */
export interface ComparedFile {
  readonly name: string;
  /** Whether it's a statement instead of a receipt. */
  readonly isStatement: boolean;
}

/** The fields we compare between versions. */
export type Compared = Pick<Expense, 'submission' | 'contact' | 'lines'>;

/**
 * Returns what differs between two versions, in the form's order, receipts last. Receipts are equal if their bytes are,
 * and statements also need equal facts. A renamed category is no change.
 */
export function changesBetween(before: Compared, after: Compared): VersionChange[] {
  const same = categoryIdsOf(before) === categoryIdsOf(after);
  const texts = [textsOf(before, same ? after : before), textsOf(after, after)] as const;
  const changes = EXPENSE_FIELD_NAMES.flatMap((field): VersionChange[] => {
    const [one, other] = [texts[0][field], texts[1][field]];
    return one === other ? [] : [{ field, before: one, after: other }];
  });
  const hashes = (version: Compared) =>
    version.submission.receipts
      .map(({ sha256, statement }) => `${sha256} ${statedIn(statement)}`)
      .toSorted()
      .join();
  if (hashes(before) === hashes(after)) return changes;
  return [...changes, { field: 'receipts', before: filesIn(before), after: filesIn(after) }];
}

/**
 * Returns what changed since the last version that an approver saw: the one in which their role was asked, and they
 * were asked or decided.
 * @param earlier the earlier versions, oldest first.
 * @returns nothing if they saw none.
 */
export function changesFor(
  earlier: readonly (Compared & Pick<Expense, 'steps'>)[],
  expense: Compared & Pick<Expense, 'steps'>,
  step: number,
  approver: string,
): VersionChange[] {
  const asked = expense.steps[step];
  const seen = earlier.findLast(({ steps }) =>
    steps.some(
      (one) =>
        one.role === asked?.role &&
        one.categoryId === asked.categoryId &&
        (one.approvers.includes(approver) || one.decision?.by === approver),
    ),
  );
  return seen === undefined ? [] : changesBetween(seen, expense);
}

function categoryIdsOf({ lines }: Compared): string {
  return lines.map(({ categoryId }) => categoryId).join();
}

/** @param named the version whose names of the categories count. */
function textsOf(version: Compared, named: Compared): Record<ExpenseField, string> {
  const typed = typedFields(version);
  // Both have the same categories.
  const lines = version.lines.map(({ amount }, at) => ({
    category: '',
    ...named.lines[at],
    amount,
  }));
  const values = {
    ...typed,
    category: categoryText(named),
    split: splitOfLines(lines),
  };
  const entries = EXPENSE_FIELD_NAMES.map((name) => [
    name,
    textOfValue(EXPENSE_RULES[name], values[name]),
  ]);
  // One entry for each field.
  return Object.fromEntries(entries) as Record<ExpenseField, string>;
}

/** Returns a statement's facts in a fixed order; Firestore returns them in its own. */
function statedIn(statement: Receipt['statement']): string {
  const facts: Readonly<Record<string, unknown>> = { ...statement };
  return JSON.stringify(Object.keys(STATEMENT_RULES).map((name) => facts[name]));
}

function filesIn({ submission }: Compared): ComparedFile[] {
  return submission.receipts.map(({ name, statement }) => ({
    name,
    isStatement: statement !== undefined,
  }));
}
