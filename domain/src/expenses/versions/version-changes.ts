import { textOfValue } from '../../fields/form.ts';
import { typedFields, type Expense, type Receipt } from '../expense.ts';
import { EXPENSE_FIELD_NAMES, EXPENSE_FIELDS, type ExpenseField } from '../expense-fields.ts';
import { categoryText } from '../expense-lines.ts';
import { splitOfLines } from '../split.ts';
import { payByText, payToText } from '../payee.ts';
import { statementFacts } from '../missing-receipt.ts';
import { STATEMENT } from '../receipts.ts';

/** What a correction changed in one field, as people read it; for receipts their names, one a line. */
export interface VersionChange {
  readonly field: ExpenseField | 'receipts';
  readonly before: string;
  readonly after: string;
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
  return [...changes, { field: 'receipts', before: namesIn(before), after: namesIn(after) }];
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
  const choices = { payTo: payToText(typed), payBy: payByText(typed) };
  // Both have the same categories.
  const lines = version.lines.map(({ amount }, at) => ({
    category: '',
    ...named.lines[at],
    amount,
  }));
  const values = {
    ...typed,
    ...choices,
    category: categoryText(named),
    split: splitOfLines(lines),
  };
  const entries = EXPENSE_FIELD_NAMES.map((name) => [
    name,
    textOfValue(EXPENSE_FIELDS[name], values[name]),
  ]);
  // One entry for each field.
  return Object.fromEntries(entries) as Record<ExpenseField, string>;
}

/** Returns a statement's facts in a fixed order; Firestore returns them in its own. */
function statedIn(statement: Receipt['statement']): string {
  return JSON.stringify(statement ? statementFacts(statement) : statement);
}

function namesIn({ submission }: Compared): string {
  return submission.receipts
    .map(({ name, statement }) => (statement === undefined ? name : `${name} (${STATEMENT})`))
    .join('\n');
}
