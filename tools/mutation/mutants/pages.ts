import { unit, type Mutant } from '../mutant.ts';

/** What runs in the browser. */
export const PAGE_MUTANTS: readonly Mutant[] = [
  {
    name: 'known-actions',
    defence: 'an unknown action on /approve sends nothing',
    file: 'web/src/approve/link-location.ts',
    find: "return action === 'approve' || action === 'reject' || action === 'review' ? action : null;",
    replace: "return action === 'reject' || action === 'review' ? action : 'approve';",
    proof: unit('web/src/approve/link-location.test.ts', 'web/src/approve/start-visit.test.ts'),
  },
  {
    name: 'one-action',
    defence: 'two actions on /approve send nothing',
    file: 'web/src/approve/link-location.ts',
    find: '  if (another !== undefined) return null;\n',
    replace: '  void another;\n',
    proof: unit('web/src/approve/link-location.test.ts'),
  },
  {
    name: 'double-press',
    defence: 'a double press sends once',
    file: 'web/src/approve/decision-sender.ts',
    find: 'return (decision) => (current ??= sendOnce(decision));',
    replace: 'return (decision) => (current = sendOnce(decision));',
    proof: unit('web/src/approve/decision-sender.test.ts'),
  },
  {
    name: 'looked-at',
    defence: 'nothing is approved before somebody looks',
    file: 'web/src/approve/start-visit.ts',
    find: 'whenVisible(page).then(() => decide(APPROVAL))',
    replace: 'whenVisible(page).then(() => null) && decide(APPROVAL)',
    proof: unit('web/src/approve/start-visit.test.ts'),
  },
  {
    name: 'used-link',
    defence: 'a used link leaves the address bar',
    file: 'web/src/approve/start-visit.ts',
    find: '        clearUsedLink(outcome, history);\n',
    replace: '',
    proof: unit('web/src/approve/start-visit.test.ts'),
  },
  {
    name: 'blob-type',
    defence: 'a receipt is never taken for a page of ours',
    file: 'web/src/ui/receipts/receipt-file.ts',
    find: '  if (!isReceiptType(type)) return failed;\n',
    replace: '',
    proof: unit('web/src/ui/receipts/receipt-file.test.ts'),
  },
  {
    name: 'fair-ids',
    defence: 'every letter of an id is as likely as any other',
    file: 'web/src/data/new-id.ts',
    find: 'byte < FAIR && id.length < LENGTH',
    replace: 'FAIR > 0 && id.length < LENGTH',
    proof: unit('web/src/data/new-id.test.ts'),
  },
];
