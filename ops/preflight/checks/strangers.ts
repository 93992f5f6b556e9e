import type { Check } from '../check.ts';
import { orRight, wrong } from '../finding.ts';
import { databaseOf } from '../target.ts';

/** What strangers must not read. */
const PRIVATE = ['expenses', 'contacts', 'mail', 'admins', 'revenueItems'] as const;

/** No trigger looks at what is written there. */
const PLACE = '/documents/contacts/preflight';

export const strangers: Check = {
  id: 'strangers',
  name: 'strangers can neither read nor write the data',
  why: 'In a database without its rules, or with the rules of a test mode, everybody reads all names and addresses.',
  async run(target) {
    const { google, project } = target;
    const documents = `/v1/${databaseOf(target)}`;
    const mend = `npx firebase deploy --only firestore:rules --project ${project}`;
    const reads = await Promise.all(
      PRIVATE.map(async (name) => {
        const path = `${documents}/documents/${name}?pageSize=1`;
        const reply = await google.send({ service: 'firestore', path, asStranger: true });
        return reply.ok ? [wrong(`Anybody can read ${name}.`, mend)] : [];
      }),
    );
    const path = `${documents}${PLACE}`;
    try {
      const write = { service: 'firestore', path, method: 'PATCH', asStranger: true } as const;
      const { ok } = await google.send({ ...write, body: { fields: {} } });
      const writes = ok ? [wrong('Anybody can write contacts.', mend)] : [];
      return orRight([...reads.flat(), ...writes], 'All is refused to them.');
    } finally {
      await google.send({ service: 'firestore', path, method: 'DELETE' });
    }
  },
};
