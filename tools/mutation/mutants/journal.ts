import { byRules, onEmulators, onFirestore, only, unit, type Mutant } from '../mutant.ts';

const RULES = 'firestore.rules';
const PAIR = byRules('journal');
const CATEGORIES = onFirestore('category-journal');

/** Who changed what: approver settings, categories, and the notices about them. */
export const JOURNAL_MUTANTS: readonly Mutant[] = [
  {
    name: 'journal-document-alone',
    defence: 'rules: no approver settings without their journal entry',
    file: RULES,
    find: "\n        && isRecorded('settings', 'approvers', request.resource.data.version, request.resource.data)",
    replace: '',
    proof: only('a document without an entry', PAIR),
  },
  {
    name: 'journal-entry-alone',
    defence: 'rules: no journal entry without its document',
    file: RULES,
    find: '\n        && isChange(entry, /databases/$(database)/documents/$(entry.collection)/$(entry.document))',
    replace: '',
    proof: only('an entry without a document', PAIR),
  },
  {
    name: 'journal-author',
    defence: 'rules: a journal entry names who writes it',
    file: RULES,
    find: '\n        && entry.by == author()',
    replace: '',
    proof: only('of another author', PAIR),
  },
  {
    name: 'journal-entry-time',
    defence: "rules: a journal entry has the server's time",
    file: RULES,
    find: '\n        && entry.at == request.time\n        && isChange',
    replace: '\n        && isChange',
    proof: only('of an earlier time', PAIR),
  },
  {
    name: 'journal-this-commit',
    defence: 'rules: an entry that was there already is none',
    file: RULES,
    find: 'return entry.at == request.time\n        && entry.before',
    replace: 'return entry.before',
    proof: only('holds this very change already', PAIR),
  },
  {
    name: 'journal-version',
    defence: 'rules: one change has one journal entry',
    file: RULES,
    find: "\n        && entry.version == (entry.before == null ? entry.after.version : entry.before.get('version', 0) + 1)",
    replace: '',
    proof: only('of the next version', PAIR),
  },
  {
    name: 'journal-kind',
    defence: 'rules: a journal entry tells the kind of its change',
    file: RULES,
    find: "\n        && entry.kind == (entry.before == null ? 'created' : entry.after == null ? 'deleted' : 'changed')",
    replace: '',
    proof: only('of another kind', PAIR),
  },
  {
    name: 'journal-create-only',
    defence: 'rules: nobody changes a journal entry',
    file: RULES,
    find: 'allow create: if mayWrite() && isEntry(entry, request.resource.data);',
    replace:
      'allow create: if mayWrite() && isEntry(entry, request.resource.data);\n      allow update, delete: if mayWrite();',
    proof: only('neither changed nor deleted', PAIR),
  },
  {
    name: 'journal-next-life',
    defence: 'rules: what was deleted goes on with its version',
    file: RULES,
    find: '.data.after == null\n        : version ==',
    replace: '.data.version > 0\n        : version ==',
    proof: only('the next life', PAIR),
  },
  {
    name: 'journal-of-functions',
    defence: 'functions write the journal entries of their changes',
    file: 'functions/src/store/journal.ts',
    find: '  writes.create(db.collection(JOURNAL).doc(id), cause === undefined ? entry : { ...entry, cause });\n',
    replace: '',
    proof: CATEGORIES,
  },
  {
    name: 'journal-category-lives',
    defence: 'a category that is brought back goes on with its version',
    file: 'functions/src/store/category-changes.ts',
    find: 'storedVersion(deleted.data() ?? null) + 2',
    replace: '1',
    proof: CATEGORIES,
  },
  {
    name: 'journal-reassignment',
    defence: 'the history names who replaced an approver',
    file: 'functions/src/store/expenses.ts',
    find: "...(by === null ? { by: 'system' } : actorFields(by)),",
    replace: "by: 'system',",
    proof: onFirestore('reassignment-author'),
  },
  {
    name: 'journal-reassignment-author',
    defence: 'only who changed the role is named for a reassignment',
    file: 'domain/src/reassignment-author.ts',
    find: 'if (askedUnder(change.before) !== askedUnder(change.after)) last ??= change;',
    replace: 'last ??= change;',
    proof: unit('domain/src/reassignment-author.test.ts'),
  },
  {
    name: 'journal-replay',
    defence: 'check:data compares the journal with what is stored',
    file: 'tools/checks/check-journal.ts',
    find: 'if (isDeepStrictEqual(after, stored)) return [];',
    replace: 'if ((after === null) === (stored === null)) return [];',
    proof: only('nobody has changed', onEmulators('check-data')),
  },
];
