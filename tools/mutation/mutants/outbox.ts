import { onFirestore, only, unit, type Mutant } from '../mutant.ts';

/** Caps, digests, and what a mail to an unverified address says. */
export const OUTBOX_MUTANTS: readonly Mutant[] = [
  {
    name: 'mail-person',
    defence: 'each approver of a step has a mail of their own',
    file: 'functions/src/store/outbox.ts',
    find: "createHash('sha256').update(to)",
    replace: "createHash('sha256')",
    proof: unit('functions/src/store/outbox.test.ts'),
  },
  {
    name: 'mail-cap',
    defence: 'five confirmations an hour to one mailbox',
    file: 'functions/src/mail/place.ts',
    find: '  return room > now ? room : null;',
    replace: '  return null;',
    proof: only('go one by one five times', onFirestore('mail-caps')),
  },
  {
    name: 'mail-quota',
    defence: 'of two senders at once both are counted',
    file: 'functions/src/store/mail-quotas.ts',
    find: '  else batch.update(ref, data, { lastUpdateTime: version });',
    replace: '  else batch.update(ref, data);',
    proof: only('however many senders', onFirestore('mail-caps')),
  },
  {
    name: 'mail-mailbox',
    defence: 'a mailbox has one cap, however its address is written',
    file: 'functions/src/mail/caps.ts',
    find: '    recipientOf: mailboxOf,',
    replace: '    recipientOf: normalizeEmail,',
    proof: unit('functions/src/mail/caps.test.ts'),
  },
  {
    name: 'digest-place',
    defence: 'a steady stream leaves a digest its place',
    file: 'functions/src/mail/place.ts',
    find: '  if (held > 0 && dueAt !== null) return dueAt;\n',
    replace: '',
    proof: only('however steadily', onFirestore('mail-caps')),
  },
  {
    name: 'digest-parts',
    defence: 'what a digest tells ends with it',
    file: 'functions/src/mail/finish.ts',
    find: '      if (ref.id !== claimed.ref.id) batch.update(ref, fieldsOf(own, now));\n',
    replace: '',
    proof: only('come in one digest', onFirestore('mail-caps')),
  },
];
