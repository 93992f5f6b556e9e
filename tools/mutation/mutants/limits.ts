import { onFirestore, unit, type Mutant } from '../mutant.ts';

const CLIENT = 'functions/src/http/client-address.ts';
const CLIENT_TESTS = unit('functions/src/http/client-address.test.ts');
const LIMIT = 'functions/src/http/address-limit.ts';
const LIMIT_TESTS = unit('functions/src/http/address-limit.test.ts');

/** Limits for strangers, and what a link shows. */
export const LIMIT_MUTANTS: readonly Mutant[] = [
  {
    name: 'client-network',
    defence: 'a client of IPv6 counts by its /64',
    file: CLIENT,
    find: 'client: networkOf(groups, 4)',
    replace: 'client: address',
    proof: LIMIT_TESTS,
  },
  {
    name: 'client-mapped',
    defence: 'a mapped address counts as that of IPv4',
    file: CLIENT,
    find: '  if (mapped) return',
    replace: "  if (mapped && address === '') return",
    proof: CLIENT_TESTS,
  },
  {
    name: 'network-share',
    defence: "a /48 full of clients has a network's share",
    file: LIMIT,
    find: '  if (network !== null) limit.take(`${kind} ${network}`, factor * NETWORK_FACTOR);\n',
    replace: '  void [network, NETWORK_FACTOR];\n',
    proof: LIMIT_TESTS,
  },
  {
    name: 'hosting-share',
    defence: "strangers do not use up the hosting's hop for the others",
    file: LIMIT,
    find: 'const HOSTING_HOP_FACTOR = 100;',
    replace: 'const HOSTING_HOP_FACTOR = 20;',
    proof: LIMIT_TESTS,
  },
  {
    name: 'hop-limit',
    defence: 'who invents the hop before is held by the last',
    file: LIMIT,
    find: "  takeAll(limit, 'hop', last, throughHosting ? HOSTING_HOP_FACTOR : SHARED_HOP_FACTOR);\n",
    replace: '  void [throughHosting, HOSTING_HOP_FACTOR, SHARED_HOP_FACTOR];\n',
    proof: LIMIT_TESTS,
  },
  {
    name: 'forgets-oldest',
    defence: 'a full table forgets the oldest alone',
    file: LIMIT,
    find: "counts.delete(counts.keys().next().value ?? '')",
    replace: 'counts.clear()',
    proof: LIMIT_TESTS,
  },
  {
    name: 'receipt-policy',
    defence: 'a receipt keeps its sandbox behind the hosting',
    file: 'firebase.json',
    find: "default-src 'none'; sandbox; frame-ancestors 'none'",
    replace: "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    proof: unit('tools/emulators/config.test.ts'),
  },
  {
    name: 'check-hyphens',
    defence: 'a hyphen does not make another check',
    file: 'domain/src/payment.ts',
    find: '/[\\s-]+/g',
    replace: '/\\s+/g',
    proof: unit('domain/src/payment.test.ts'),
  },
  {
    name: 'void-own-number',
    defence: "a voided payment does not free another's check",
    file: 'functions/src/store/managed-expenses.ts',
    find: 'for (const number of taken) batch.delete(number);',
    replace:
      "for (const _ of taken) batch.delete(db.doc(checkNumberPath(before.expense.payment?.checkNumber ?? '')));",
    proof: onFirestore('check-numbers'),
  },
  {
    name: 'decided-holder',
    defence: 'a decided step is told to those who still hold its role',
    file: 'domain/src/permissions.ts',
    find: 'return concerned && holdersOf(step.role, expense.category, settings).includes(address);',
    replace: 'return concerned || settings === undefined;',
    proof: onFirestore('links'),
  },
  {
    name: 'decided-late',
    defence: 'who no longer holds the role is not told by a late press',
    file: 'domain/src/approval.ts',
    find: 'if (!canSeeDecision(expense, act.step, act.by, context)) {',
    replace: 'if (!canSeeDecision(expense, act.step, earlier.by, context)) {',
    proof: unit('domain/src/approval.test.ts'),
  },
  {
    name: 'decided-blank',
    defence: "a decided step's link shows nothing that people typed",
    file: 'functions/src/handlers/review-expense.ts',
    find: 'decided ? withoutPeople(expense.submission) : shown(expense.submission)',
    replace: 'shown(expense.submission)',
    proof: onFirestore('links'),
  },
  {
    name: 'decided-receipt',
    defence: "a decided step's link opens no receipt",
    file: 'functions/src/handlers/read-receipt.ts',
    find: "    if (isDecided(link)) throw new Refusal('receiptsClosed');\n",
    replace: '',
    proof: onFirestore('links'),
  },
];
