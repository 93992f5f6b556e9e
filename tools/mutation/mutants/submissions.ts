import { onEmulators, onFirestore, only, unit, type Mutant } from '../mutant.ts';

const SUBMISSION = 'domain/src/expenses/submission.ts';
const SUBMISSION_TESTS = unit('domain/src/expenses/submission.test.ts');
const STORE = 'functions/src/expenses/receipts/receipts.ts';
const STORE_TESTS = onEmulators('receipt-store');

/** What the public sends: the form and its receipts. */
export const SUBMISSION_MUTANTS: readonly Mutant[] = [
  {
    name: 'extra-fields',
    defence: 'a form has no fields beside its own',
    file: SUBMISSION,
    find: 'return z.strictObject({',
    replace: 'return z.object({',
    proof: SUBMISSION_TESTS,
  },
  {
    name: 'receipt-size',
    defence: 'a receipt has at most 10 MB',
    file: SUBMISSION,
    find: '.max(MAX_RECEIPT_BYTES)',
    replace: '.max(MAX_RECEIPT_BYTES * 2)',
    proof: SUBMISSION_TESTS,
  },
  {
    name: 'receipt-slots',
    defence: 'there are ten places for receipts',
    file: SUBMISSION,
    find: '.max(MAX_RECEIPTS - 1)',
    replace: '.max(MAX_RECEIPTS)',
    proof: SUBMISSION_TESTS,
  },
  {
    name: 'one-line',
    defence: 'a field of one line has no line break (CRLF)',
    file: 'domain/src/fields/form.ts',
    find: 'characterError(label, text, lines)',
    replace: "characterError(label, text, 'many')",
    proof: unit('domain/src/expenses/expense-field-errors.test.ts'),
  },
  {
    name: 'crlf-address',
    defence: 'nothing follows an address (CRLF, a list)',
    file: 'domain/src/people/email.ts',
    find: 'isOneLine(text) && ADDRESS.test(text)',
    replace: "isOneLine('') && ADDRESS.test(text.split(/[\\r\\n,]/)[0] ?? '')",
    proof: unit('domain/src/people/email.test.ts'),
  },
  {
    name: 'unknown-category',
    defence: 'a category is one that there is, to the letter',
    file: 'functions/src/firestore/queries.ts',
    find: "where('name', '==', name)",
    replace: "where('name', '>=', name.slice(0, 1))",
    proof: onFirestore('submitting'),
  },
  {
    name: 'category-race',
    defence: 'the category is still what the expense was made for',
    file: 'functions/src/expenses/create-expense.ts',
    find: '    if (same) addExpense(',
    replace: '    addExpense(',
    proof: onFirestore('submitting'),
  },
  {
    name: 'submitted-once',
    defence: 'the same form sent again is a success',
    file: 'functions/src/submit/submit-expense.ts',
    find: '  if (found.contentSha256 === contentSha256) return stored(found.expense);\n',
    replace: '',
    proof: onFirestore('submitting'),
  },
  {
    name: 'other-content',
    defence: 'another form under the same id is refused',
    file: 'functions/src/submit/submit-expense.ts',
    find: "  throw new DomainError('alreadySubmitted');",
    replace: '  return success();',
    proof: onFirestore('submitting'),
  },
  {
    name: 'expense-create-only',
    defence: 'a new expense takes no place of another',
    file: 'functions/src/expenses/create-expense.ts',
    find: '  writes.create(ref, { ...expenseDocument(expense), contentSha256 });',
    replace: '  writes.set(ref, { ...expenseDocument(expense), contentSha256 });',
    proof: onFirestore('submitting'),
  },
  {
    name: 'magic-bytes',
    defence: "a receipt's first bytes are its type's",
    file: STORE,
    find: "      if (detected?.mime !== claim.type) throw new DomainError('receiptNotWhatItClaims');\n",
    replace: '      void detected;\n',
    proof: STORE_TESTS,
  },
  {
    name: 'receipt-hash',
    defence: 'a receipt has the hash that was told',
    file: STORE,
    find: "      if (sha256 !== claim.sha256) throw new DomainError('receiptDamaged');\n",
    replace: '      void sha256;\n',
    proof: STORE_TESTS,
  },
  {
    name: 'receipt-pinned',
    defence: 'only the receipt that was pinned is shown',
    file: STORE,
    find: "      if (!(await isUnchanged(receipt))) throw new DomainError('changedSinceSent');\n",
    replace: '',
    proof: STORE_TESTS,
  },
  {
    name: 'orphan-age',
    defence: 'a receipt of a form under way is kept',
    file: 'functions/src/expenses/receipts/sweep-receipts.ts',
    find: '    if (found.createdAt > oldest) return;\n',
    replace: '    void oldest;\n',
    proof: onEmulators('sweep-receipts'),
  },
  {
    name: 'orphan-named',
    defence: 'a receipt that an expense names is kept',
    file: 'functions/src/expenses/receipts/sweep-receipts.ts',
    find: '      if (await isNamed(found, services)) return;\n',
    replace: '      void isNamed;\n',
    proof: onEmulators('sweep-receipts'),
  },
  {
    name: 'typed-cents',
    defence: 'typed dollars become cents digit by digit',
    file: 'domain/src/money/money.ts',
    find: "  const magnitude = Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'));",
    replace:
      "  const magnitude = Math.trunc(Number(`${whole.replaceAll(',', '')}.${fraction}`) * 100);",
    proof: only('reads', unit('domain/src/money/money.test.ts')),
  },
  {
    name: 'third-decimal',
    defence: 'an amount has at most two decimals',
    file: 'domain/src/money/money.ts',
    find: 'DOLLARS_OF_A_DOCUMENT.test(written) ? parseDollars(written) : null',
    replace:
      'DOLLARS_OF_A_DOCUMENT.test(written) ? parseDollars(written) : cents(Math.round(dollars * 100))',
    proof: unit('domain/src/money/money.test.ts'),
  },
];
