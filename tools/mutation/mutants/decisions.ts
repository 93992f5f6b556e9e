import { onFirestore, only, unit, type Mutant } from '../mutant.ts';

const PERMISSIONS = 'domain/src/expenses/decide/permissions.ts';
const PERMISSION_TESTS = unit('domain/src/expenses/decide/permissions.test.ts');
const COMMIT = 'functions/src/expenses/store/commit-changes.ts';
const GUARDS = onFirestore('decision-guards');

/** Who may decide, and that a step is decided once. */
export const DECISION_MUTANTS: readonly Mutant[] = [
  {
    name: 'still-holds-role',
    defence: 'who decides holds the role now',
    file: PERMISSIONS,
    find: `  if (!holdersOf(step.role, expense.category, authority.settings).includes(address)) {
    return { allowed: false, why: 'notHolder' };
  }
`,
    replace: '',
    proof: PERMISSION_TESTS,
  },
  {
    name: 'own-expense',
    defence: 'nobody decides on an expense of their own',
    file: PERMISSIONS,
    find: "  if (isSameMailbox(address, expense.submission.email)) return 'ownExpense';\n",
    replace: '',
    proof: PERMISSION_TESTS,
  },
  {
    name: 'two-people',
    defence: 'two steps are decided by two people',
    file: PERMISSIONS,
    find: "  return decidedAnother ? 'decidedBefore' : null;",
    replace: '  return null;',
    proof: PERMISSION_TESTS,
  },
  {
    name: 'open-step',
    defence: 'only the open step is decided',
    file: PERMISSIONS,
    find: "expense.status !== 'pending' || step?.status !== 'open'",
    replace: "expense.status !== 'pending' || step === undefined",
    proof: PERMISSION_TESTS,
  },
  {
    name: 'decided-once',
    defence: 'a decided step keeps its decision',
    file: 'domain/src/expenses/decide/approval.ts',
    find: '  if (earlier) {\n',
    replace: '  if (earlier && context.now < 0) {\n',
    proof: unit('domain/src/expenses/decide/approval.test.ts'),
  },
  {
    name: 'outsider-is-told-nothing',
    defence: 'only who was asked is told what was decided',
    file: 'domain/src/expenses/decide/permissions.ts',
    find: 'return concerned && holdersOf(',
    replace: 'return (concerned || !concerned) && holdersOf(',
    proof: unit('domain/src/expenses/decide/permissions.test.ts'),
  },
  {
    name: 'reason',
    defence: 'a rejection has a reason',
    file: 'functions/src/expenses/decide/decision-body.ts',
    find: "  if (action === 'reject' && isBlank(text)) throw new DomainError('reasonRequired');\n",
    replace: '',
    proof: unit('functions/src/expenses/decide/decision-body.test.ts'),
  },
  {
    name: 'action',
    defence: 'the server knows two actions and no third',
    file: 'functions/src/expenses/decide/decision-body.ts',
    find: "  if (action !== 'approve' && action !== 'reject') throw new DomainError('badAction');\n  return { expenseId, action,",
    replace: "  return { expenseId, action: action === 'reject' ? action : 'approve',",
    proof: unit('functions/src/expenses/decide/decision-body.test.ts'),
  },
  {
    name: 'decision-create-only',
    defence: 'the decision is create-only',
    file: COMMIT,
    find: 'batch.create(ref, { ...decision',
    replace: 'batch.set(ref, { ...decision',
    proof: GUARDS,
  },
  {
    name: 'history-create-only',
    defence: 'a line of history is create-only',
    file: 'functions/src/expenses/store/add-history.ts',
    find: '  writes.create(ref, { ...entry, at: timestamp(entry.at) });',
    replace: '  writes.set(ref, { ...entry, at: timestamp(entry.at) });',
    proof: GUARDS,
  },
  {
    name: 'decision-version',
    defence: 'a decision is on the expense as it was read',
    file: COMMIT,
    find: 'batch.update(ref, changingFields(expense), { lastUpdateTime: before.version });',
    replace: 'batch.update(ref, changingFields(expense));',
    proof: GUARDS,
  },
  {
    name: 'reassignment-version',
    defence: 'a reassignment is on the expense as it was read',
    file: COMMIT,
    find: 'batch.update(ref, changingFields(expense), { lastUpdateTime: before.version });',
    replace: 'batch.update(ref, changingFields(expense));',
    proof: only('came between', GUARDS),
  },
  {
    name: 'receipts-unchanged',
    defence: 'what is approved has the receipts that were sent',
    file: 'functions/src/expenses/decide/update-expense.ts',
    find: "  if (unchanged.includes(false)) throw new DomainError('changedSinceSent');\n",
    replace: '',
    proof: onFirestore('links'),
  },
];
