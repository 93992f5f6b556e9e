import { onFirestore, only, unit, type Mutant } from '../mutant.ts';

const CLAIM = 'functions/src/outbox/claim.ts';
const DELIVERY = 'functions/src/mail/deliver.ts';

/** The outbox, and what stands in a mail. */
export const MAIL_MUTANTS: readonly Mutant[] = [
  {
    name: 'lease',
    defence: 'a mail under a lease is left alone',
    file: CLAIM,
    find: "data['state'] === 'PROCESSING' && past('leaseUntil')",
    replace: "data['state'] === 'PROCESSING'",
    proof: only('as long as the lease lasts', onFirestore('mail-faults')),
  },
  {
    name: 'lease-claim',
    defence: 'of two who claim a mail one has it',
    file: CLAIM,
    find: 'batch.update(ref, fields, { lastUpdateTime: updateTime });',
    replace: 'batch.update(ref, fields);',
    proof: only('one of two who take it on', onFirestore('redelivery')),
  },
  {
    name: 'lease-over',
    defence: 'who slept through the lease decides no more',
    file: 'functions/src/outbox/finish.ts',
    find: 'batch.update(claimed.ref, fieldsOf(end, now), { lastUpdateTime: claimed.claimedAt });',
    replace: 'batch.update(claimed.ref, fieldsOf(end, now));',
    proof: only('does not undo', onFirestore('mail-faults')),
  },
  {
    name: 'sent-once',
    defence: 'a mail that was sent is not due',
    file: DELIVERY,
    find: "await finish(claimed, { ...made, state: 'SENT' }, services);",
    replace: "await finish(claimed, { state: 'PENDING', failure: '', dueAt: 0 }, services);",
    proof: only('in whatever order', onFirestore('redelivery')),
  },
  {
    name: 'not-wanted',
    defence: 'no mail about a step that is decided',
    file: 'functions/src/mail/messages/compose.ts',
    find: "open?.status === 'open' && open.approvers.includes(to)",
    replace: 'open?.approvers.includes(to)',
    proof: unit('functions/src/mail/messages/compose.test.ts'),
  },
  {
    name: 'message-id',
    defence: 'a mail sent twice has one Message-ID',
    file: 'functions/src/mail/transport.ts',
    find: 'return `<${mailId}@',
    replace: 'return `<${mailId}.${Date.now()}@',
    proof: unit('functions/src/mail/transport.test.ts'),
  },
  {
    name: 'mail-id',
    defence: 'one occasion makes one mail',
    file: 'functions/src/outbox/outbox.ts',
    find: "  return [subject.id, purpose, step ?? 'x', shortHash(to, 12), turn].join('_');",
    replace: '  return `${subject.id}_${shortHash(to, 12)}_${Math.random()}`;',
    proof: onFirestore('decision-guards'),
  },
  {
    name: 'escape',
    defence: "people's words are escaped in HTML mails",
    file: 'functions/src/mail/messages/html-part.ts',
    find: '  return text.replace(/[&<>"\']/g, (character) => ENTITIES[character] ?? character);',
    replace: '  return text.replace(/[&]/g, (character) => ENTITIES[character] ?? character);',
    proof: unit('functions/src/mail/messages/typed-in-mails.test.ts'),
  },
  {
    name: 'one-recipient',
    defence: 'an address is never read as a list (CRLF, commas)',
    file: 'functions/src/mail/transport.ts',
    find: "to: { name: '', address: to },",
    replace: 'to,',
    proof: unit('functions/src/mail/transport.test.ts'),
  },
  {
    name: 'no-files',
    defence: 'a mail takes nothing from files or addresses',
    file: 'functions/src/mail/transport.ts',
    find: '    disableFileAccess: true,\n',
    replace: '',
    proof: unit('functions/src/mail/transport.test.ts'),
  },
];
