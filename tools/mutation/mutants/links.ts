import { onFirestore, unit, type Mutant } from '../mutant.ts';

const TOKEN = 'functions/src/links/token.ts';
const TOKEN_TESTS = unit('functions/src/links/token.test.ts');
const AUTHORITY = 'functions/src/expenses/decide/link-authority.ts';

/** The approval link: what a token is worth, and to whom. */
export const LINK_MUTANTS: readonly Mutant[] = [
  {
    name: 'mac',
    defence: "the link's MAC is checked",
    file: TOKEN,
    find: "  if (!sameText(macOf(payload, key).toString('base64url'), payload.m))\n    throw new DomainError('linkRefused');\n",
    replace: '',
    proof: TOKEN_TESTS,
  },
  {
    name: 'mac-step',
    defence: 'the MAC covers the step',
    file: 'domain/src/links/link.ts',
    find: '    String(claims.s),\n',
    replace: '',
    proof: unit('domain/src/links/link.test.ts'),
  },
  {
    name: 'mac-lengths',
    defence: 'the MAC covers where a field ends',
    file: 'domain/src/links/link.ts',
    find: '`${encoder.encode(value).length}:${value}`',
    replace: '`${value}`',
    proof: unit('domain/src/links/link.test.ts'),
  },
  {
    name: 'one-spelling',
    defence: 'a token has one spelling',
    file: 'domain/src/links/link.ts',
    find: 'return encodeToken(payload) === token ? payload : null;',
    replace: 'return payload;',
    proof: unit('domain/src/links/link.test.ts'),
  },
  {
    name: 'expiry',
    defence: 'a link expires',
    file: TOKEN,
    find: "  if (now >= payload.x) throw new DomainError('linkExpired');\n",
    replace: '',
    proof: TOKEN_TESTS,
  },
  {
    name: 'weak-key',
    defence: 'a key has 32 bytes',
    file: 'functions/src/links/keys.ts',
    find: "    if (key.length !== KEY_BYTES) throw new Error('A key of APPROVAL_LINK_KEYS is not 32 bytes.');\n",
    replace: '',
    proof: unit('functions/src/links/keys.test.ts'),
  },
  {
    name: 'mac-before-read',
    defence: 'the MAC is checked before any read',
    file: AUTHORITY,
    find: '  const payload = readLink(request, services.keys, services);',
    replace:
      "  await services.db.collection('expenses').limit(1).get();\n  const payload = readLink(request, services.keys, services);",
    proof: unit('functions/src/admins/before-any-read.test.ts'),
  },
  {
    name: 'other-expense',
    defence: 'a link acts on its own expense alone',
    file: 'functions/src/expenses/decide/update-expense.ts',
    find: "    if (link.expenseId !== expenseId) throw new DomainError('linkRefused');\n",
    replace: '',
    proof: unit('functions/src/admins/before-any-read.test.ts'),
  },
  {
    name: 'nonce',
    defence: "a link holds the step's present nonce",
    file: AUTHORITY,
    find: 'step?.nonce && sameText(step.nonce, payload.n) ? step',
    replace: 'step?.nonce ? step',
    proof: onFirestore('links'),
  },
  {
    name: 'link-holder',
    defence: 'the person of a link may decide the step',
    file: AUTHORITY,
    find: '    : canDecide(stored.expense, step, approver, authority).allowed;',
    replace: '    : canDecide !== undefined;',
    proof: onFirestore('links'),
  },
  {
    name: 'link-person',
    defence: 'a link is for one person',
    file: AUTHORITY,
    find: 'sameText(approverHash(expense.id, person), payload.a)',
    replace: 'person !== payload.a',
    proof: onFirestore('links'),
  },
  {
    name: 'resent-nonce',
    defence: 'a link that is sent again kills the old ones',
    file: 'domain/src/expenses/actions/expense-actions.ts',
    find: 'blocked, nonce: context.nonce, resentAt: context.now };',
    replace: 'blocked, resentAt: context.now };',
    proof: unit('domain/src/expenses/actions/expense-actions.test.ts'),
  },
];
