/** A defense that one change takes away, and the tests that must turn red. */
export interface Mutant {
  /** What is true as long as the defense is there. */
  readonly defense: string;
  /** From the root. */
  readonly file: string;
  /** Is in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** A project in vitest.config.ts. */
  readonly project: 'unit' | 'server' | 'rules';
  /** From the root. */
  readonly tests: readonly string[];
  /** Only tests whose titles hold this. */
  readonly only?: string;
}

/**
 * Twenty-nine defenses of money, identity, links and rules. Storage rules come last: the emulator keeps those that a test
 * has loaded.
 */
export const MUTANTS: readonly Mutant[] = [
  // Money
  {
    defense: 'typed dollars become cents digit by digit',
    file: 'domain/src/money/money.ts',
    find: "Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'));",
    replace: "Math.trunc(Number(`${whole.replaceAll(',', '')}.${fraction}`) * 100);",
    project: 'unit',
    tests: ['domain/src/money/money.test.ts'],
    only: 'reads',
  },
  {
    defense: 'an expense is paid once',
    file: 'domain/src/expenses/actions/expense-actions.ts',
    find: "if (status === 'paid') return 'alreadyPaid';",
    replace: "if (status === 'paid') return null;",
    project: 'unit',
    tests: [
      'domain/src/expenses/actions/expense-actions.test.ts',
      'domain/src/expenses/actions/expense-actions-permissions.test.ts',
    ],
  },
  {
    defense: 'two people who use one check at once: one of them gets it',
    file: 'functions/src/payments/check-numbers.ts',
    find: 'writes.create(db.doc(checkNumberPath(checkNumber)),',
    replace: 'writes.set(db.doc(checkNumberPath(checkNumber)),',
    project: 'server',
    tests: ['tests/server/paid-once.test.ts'],
    only: 'a check number',
  },
  {
    defense: "a void counts in its own month and leaves the payment's month alone",
    file: 'domain/src/ledger/lines.ts',
    find: "const end: Turn = { day: undone['date'],",
    replace: 'const end: Turn = { day: date,',
    project: 'unit',
    tests: ['domain/src/ledger/lines.test.ts'],
  },
  {
    defense: 'an entry that two processes count at once is counted once',
    file: 'functions/src/totals/counted-lines.ts',
    find: 'writes.update(ref, document, { lastUpdateTime: updateTime });',
    replace: 'writes.update(ref, document, {});',
    project: 'server',
    tests: ['tests/server/counting.test.ts'],
    only: 'counted by many at once',
  },
  {
    defense: 'all returns of an entry count against its amount',
    file: 'domain/src/ledger/returns.ts',
    find: 'const left = amount - others;',
    replace: 'const left = amount;',
    project: 'unit',
    tests: ['domain/src/ledger/returns.test.ts'],
  },
  {
    defense: 'a report begins with what came before its first day, not on it',
    file: 'domain/src/reports/treasurer/fund-lines.ts',
    find: 'flow.day >= first && flow.day < day',
    replace: 'flow.day >= first && flow.day <= day',
    project: 'unit',
    tests: ['domain/src/reports/treasurer/treasurer.properties.test.ts'],
  },
  {
    defense: 'functions write nothing into a closed year',
    file: 'functions/src/firestore/books.ts',
    find: 'const lock = lockOfDay(books, day, now);',
    replace: 'const lock = lockOfDay({ ...books, closedThrough: null, closing: null }, day, now);',
    project: 'server',
    tests: ['tests/server/closed-days.test.ts'],
  },
  // Identity
  {
    defense: 'the person who decides holds the role now',
    file: 'domain/src/expenses/decide/permissions.ts',
    find: ": { allowed: false, why: 'notHolder' };",
    replace: ': { allowed: true, standIn: false };',
    project: 'unit',
    tests: ['domain/src/expenses/decide/permissions.test.ts'],
  },
  {
    defense: 'people do not decide their own expenses',
    file: 'domain/src/expenses/decide/permissions.ts',
    find: "if (isSameMailbox(address, expense.contact.email)) return 'ownExpense';",
    replace: '',
    project: 'unit',
    tests: ['domain/src/expenses/decide/permissions.test.ts'],
  },
  {
    defense: 'one mailbox decides one step, however its address is spelled',
    file: 'domain/src/expenses/decide/permissions.ts',
    find: 'isSameMailbox(step.decision.by, address)',
    replace: 'step.decision.by === address',
    project: 'unit',
    tests: ['domain/src/expenses/decide/permissions.test.ts'],
  },
  {
    defense: 'an administrator is the entry in the list, not what the token says',
    file: 'functions/src/people/firebase-auth.ts',
    find: "{ kind: 'renamed', uid, email: listed.email }",
    replace: "{ kind: 'listed', uid, email, role: 'admin', authTime }",
    project: 'server',
    tests: ['tests/server/identity.test.ts'],
    only: '#91',
  },
  {
    defense: 'people do not record the payment of their own expense while someone else can',
    file: 'domain/src/expenses/actions/record-payment.ts',
    find: "if (needsOtherPayer(payeeOf(expense), context)) return refused('ownPayment');",
    replace: '',
    project: 'server',
    tests: ['tests/server/own-payments.test.ts'],
  },
  {
    defense: 'an app pays nowhere new before a call',
    file: 'domain/src/expenses/actions/record-payment.ts',
    find: "return isUnconfirmed ? refused('payeeUnconfirmed') : null;",
    replace: 'return null;',
    project: 'unit',
    tests: ['domain/src/expenses/actions/pay-handle.test.ts'],
  },
  // Links
  {
    defense: "a link's signature is checked",
    file: 'functions/src/links/token.ts',
    find: 'if (!sameText(macOf(bytesOf(payload), key), payload.m)) throw new DomainError(refusal);',
    replace: '',
    project: 'unit',
    tests: ['functions/src/links/token.test.ts'],
  },
  {
    defense: 'a link expires',
    file: 'functions/src/links/token.ts',
    find: "if (now >= payload.x) throw new DomainError('linkExpired');",
    replace: '',
    project: 'unit',
    tests: ['functions/src/links/token.test.ts'],
  },
  {
    defense: "a link's signature covers the step",
    file: 'domain/src/links/link.ts',
    find: '[expenseId, String(s), a,',
    replace: '[expenseId, a,',
    project: 'unit',
    tests: ['domain/src/links/link.test.ts'],
  },
  {
    defense: "a link carries the step's present nonce",
    file: 'functions/src/expenses/link-subject.ts',
    find: ' && sameText(step.nonce, n) ?',
    replace: ' ?',
    project: 'server',
    tests: ['tests/server/links.test.ts'],
  },
  {
    defense: 'a link acts on its own expense only',
    file: 'functions/src/expenses/decide/update-expense.ts',
    find: "if (link.expenseId !== expenseId) throw new DomainError('linkRefused');",
    replace: '',
    project: 'unit',
    tests: ['functions/src/people/before-any-read.test.ts'],
  },
  {
    defense: 'a decision is created once, never overwritten',
    file: 'functions/src/expenses/store/commit-changes.ts',
    find: 'batch.create(ref,',
    replace: 'batch.set(ref,',
    project: 'server',
    tests: ['tests/server/decision-guards.test.ts'],
  },
  // Rules
  {
    defense: 'rules: the administrator claim is the boolean true',
    file: 'firestore.rules',
    find: ".get('admin', false) == true",
    replace: ".get('admin', false) in [true, 'true']",
    project: 'rules',
    tests: ['tests/rules/removed-admin.test.ts'],
  },
  {
    defense: 'rules: the entry says the role',
    file: 'firestore.rules',
    find: 'return entry.role in roles\n',
    replace: 'return true\n',
    project: 'rules',
    tests: ['tests/rules/removed-admin.test.ts'],
    only: 'writes what the role may write now',
  },
  {
    defense: "rules: nothing is left after a person's last day",
    file: 'firestore.rules',
    find: "&& (!('endsAt' in entry) || request.time < entry.endsAt)",
    replace: '',
    project: 'rules',
    tests: ['tests/rules/removed-admin.test.ts'],
    only: 'an end in the past',
  },
  {
    defense: 'rules: a sign-in from before a new password or role counts no longer',
    file: 'firestore.rules',
    find: '&& request.auth.token.auth_time * 1000 >= entry.validAfter.toMillis()',
    replace: '',
    project: 'rules',
    tests: ['tests/rules/removed-admin.test.ts'],
    only: 'a sign-in that must be newer',
  },
  {
    defense: 'rules: only people of the panel read expenses',
    file: 'firestore.rules',
    find: 'match /expenses/{id} {\n      allow read: if mayReadBooks();',
    replace: 'match /expenses/{id} {\n      allow read: if true;',
    project: 'rules',
    tests: ['tests/rules/expenses.test.ts'],
    only: '#38',
  },
  {
    defense: 'rules: the final budget is the original plus the changes',
    file: 'firestore.rules',
    find: '&& cents(item.finalBudget) == cents(item.originalBudget) + cents(item.changes)',
    replace: '',
    project: 'rules',
    tests: ['tests/rules/books.test.ts'],
    only: 'budgetItems: 0.1',
  },
  {
    defense: 'rules: nothing leaves a closed year',
    file: 'firestore.rules',
    find: "isAfterAll(dayBefore, books.closedThrough, running, 'through')",
    replace: 'true',
    project: 'rules',
    tests: ['tests/rules/closed-years.test.ts'],
    only: 'closed: move out',
  },
  {
    defense: 'rules: no document without its journal entry',
    file: 'firestore.rules',
    find: '&& isRecorded(collection, id, request.resource.data.version, request.resource.data)',
    replace: '',
    project: 'rules',
    tests: ['tests/rules/journal.test.ts'],
    only: 'a document without an entry',
  },
  {
    defense: 'storage rules: a receipt is never overwritten',
    file: 'storage.rules',
    find: 'return resource == null',
    replace: 'return true',
    project: 'rules',
    tests: ['tests/rules/storage.test.ts'],
    only: 'overwrites',
  },
];
