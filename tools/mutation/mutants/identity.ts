import { byRules, onEmulators, only, unit, type Mutant } from '../mutant.ts';

/** Who somebody is: admins, their sessions, and one mailbox that is one person. */
export const IDENTITY_MUTANTS: readonly Mutant[] = [
  {
    name: 'admin-address',
    defence: "an admin's account has the address of the entry",
    file: 'domain/src/administrator.ts',
    find: "  return entry['email'] === normalizeEmail(email) && email !== '' ? 'admin' : 'renamed';",
    replace: "  return email !== '' ? 'admin' : 'renamed';",
    proof: unit('domain/src/administrator.test.ts'),
  },
  {
    name: 'admin-identity',
    defence: 'who acts is the entry, not the token',
    file: 'functions/src/handlers/admin-authority.ts',
    find: "      if (listed.standing === 'none') return { kind: 'somebody' };\n      return { kind: listed.standing, uid, email: listed.email };",
    replace:
      "      if (listed.standing === 'none') return { kind: 'somebody' };\n      return { kind: 'admin', uid, email };",
    proof: only('approves nothing as the president', onEmulators('renamed-admin')),
  },
  {
    name: 'rules-admin-address',
    defence: "rules: an admin's account has the address of the entry",
    file: 'firestore.rules',
    find: '\n        && request.auth.token.email.lower() == entry.email',
    replace: '',
    proof: byRules('removed-admin'),
  },
  {
    name: 'rules-admin-role',
    defence: 'rules: an admin has the role',
    file: 'firestore.rules',
    find: "entry.role == 'admin'\n        && ",
    replace: '',
    proof: only('of another role', byRules('coverage')),
  },
  {
    name: 'storage-admin-address',
    defence: "storage rules: an admin's account has the address of the entry",
    file: 'storage.rules',
    find: '\n        && request.auth.token.email.lower() == entry.email',
    replace: '',
    proof: only('#63 A7', byRules('storage')),
  },
  {
    name: 'remove-by-uid',
    defence: 'remove ends the rights of the uid, whatever its address is now',
    file: 'tools/admins/admins.ts',
    find: '  const found = named.docs.map(({ id }) => ({ uid: id, listed: true }));',
    replace: '  const found: { uid: string; listed: boolean }[] = [];',
    proof: only('removes her by the address', onEmulators('renamed-admin')),
  },
];
