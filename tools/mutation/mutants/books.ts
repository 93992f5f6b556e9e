import { onFirestore, only, unit, type Mutant } from '../mutant.ts';

const COUNT = 'functions/src/totals/recount.ts';
const PAID_ONCE = onFirestore('paid-once');

/** Payments, categories, totals and the files that leave the app. */
export const BOOK_MUTANTS: readonly Mutant[] = [
  {
    name: 'paid-once',
    defence: 'an expense is paid once',
    file: 'domain/src/expenses/actions/expense-actions.ts',
    find: "      if (status === 'paid') return 'alreadyPaid';\n      return status === 'approved' ? null : 'notApproved';",
    replace: "      return status === 'approved' || status === 'paid' ? null : 'notApproved';",
    proof: unit(
      'domain/src/expenses/actions/expense-actions.test.ts',
      'domain/src/expenses/actions/expense-actions-permissions.test.ts',
    ),
  },
  {
    name: 'paid-approved',
    defence: 'only an approved expense is paid',
    file: 'domain/src/expenses/actions/expense-actions.ts',
    find: "return status === 'approved' ? null : 'notApproved';",
    replace: 'return null;',
    proof: unit(
      'domain/src/expenses/actions/expense-actions.test.ts',
      'domain/src/expenses/actions/expense-actions-permissions.test.ts',
    ),
  },
  {
    name: 'payment-number',
    defence: 'a late request does not pay what was voided',
    file: 'domain/src/expenses/actions/expense-actions.ts',
    find: "  if (number !== expense.payments + 1) return refused('paymentVoided');\n",
    replace: '',
    proof: unit('domain/src/expenses/actions/expense-actions.test.ts'),
  },
  {
    name: 'check-asked',
    defence: 'a check that is used is refused, and the other payment named',
    file: 'functions/src/expenses/actions/manage-expense.ts',
    find: '      await requireFreeCheck(outcome, services);\n',
    replace: '',
    proof: only('a check number', PAID_ONCE),
  },
  {
    name: 'check-once',
    defence: 'of two who use one check at once, one does',
    file: 'functions/src/expenses/store/check-numbers.ts',
    find: 'batch.create(db.doc(checkNumberPath(checkNumber)), use);',
    replace: 'batch.set(db.doc(checkNumberPath(checkNumber)), use);',
    proof: only('a check number', PAID_ONCE),
  },
  {
    name: 'act-version',
    defence: "an admin's act is on the expense as it was read",
    file: 'functions/src/expenses/store/commit-changes.ts',
    find: 'batch.update(ref, changingFields(expense), { lastUpdateTime: before.version });',
    replace: 'batch.update(ref, changingFields(expense));',
    proof: only('with different acts', PAID_ONCE),
  },
  {
    name: 'category-name',
    defence: 'no two categories have one name',
    file: 'domain/src/categories/category-change.ts',
    find: "  if (taken) return refused('categoryNameTaken');\n",
    replace: '  void taken;\n',
    proof: unit('domain/src/categories/category-change.test.ts'),
  },
  {
    name: 'category-version',
    defence: 'a category is not saved over an unseen change',
    file: 'domain/src/categories/category-change.ts',
    find: "  if (before !== undefined && before.version !== wish.version) return refused('changedMeanwhile');\n",
    replace: '',
    proof: unit('domain/src/categories/category-change.test.ts'),
  },
  {
    name: 'counted-version',
    defence: 'what is counted is changed as it was read',
    file: COUNT,
    find: 'batch.update(ref, contributionDocument(after), { lastUpdateTime: updateTime });',
    replace: 'batch.update(ref, contributionDocument(after));',
    proof: only('counted by many at once', onFirestore('counting')),
  },
  {
    name: 'counted-again',
    defence: 'after its commit a counter looks once more',
    file: COUNT,
    find: '    if (reads.length === 0) return done;',
    replace: '    if (reads.length === 0 || done.size > 0) return done;',
    proof: only('changes back', onFirestore('counting')),
  },
  {
    name: 'formula',
    defence: 'no text of a CSV file begins a formula',
    file: 'domain/src/reports/csv.ts',
    find: "TRIGGER.test(value) ? \"'\" : ''",
    replace: "TRIGGER.test(value) ? '' : ''",
    proof: unit('domain/src/reports/csv.test.ts'),
  },
  {
    name: 'csv-quotes',
    defence: 'a quote in a CSV file is doubled',
    file: 'domain/src/reports/csv.ts',
    find: ".replaceAll('\"', '\"\"')",
    replace: '',
    proof: unit('domain/src/reports/csv.test.ts'),
  },
  {
    name: 'csv-dollars',
    defence: 'a CSV file has its amounts in dollars',
    file: 'domain/src/reports/csv.ts',
    find: 'isAmount ? dollarsFromCents(cents(value)) : value',
    replace: 'isAmount ? value : value',
    proof: unit('domain/src/reports/csv.test.ts'),
  },
];
