import { MAX_PEOPLE_BODY_BYTES } from '@pa-ledger/domain/limits';
import { renameSelf } from '@pa-ledger/domain/people/people-requests';
import type { Person } from '@pa-ledger/domain/people/person';
import { PEOPLE } from '../firestore/paths.ts';
import { success } from '../http/answer.ts';
import { DomainError } from '../platform/domain-error.ts';
import { peopleManaged } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { adminEndpoint } from './admin-endpoint.ts';
import { personFrom } from './people.ts';
import { fieldsOf, storePerson } from './person-store.ts';

/** `POST /api/admin/rename-self` with `{name}`: changes one's own name. Answers `{success: true}`. */
export const renameSelfEndpoint = adminEndpoint({
  name: 'rename-self',
  failure: 'saveFailed',
  shape: renameSelf,
  maxBytes: MAX_PEOPLE_BODY_BYTES,
  async answer({ name }, by, services) {
    await renamePerson(services, name, by);
    peopleManaged('rename', by.uid);
    return success();
  },
});

async function renamePerson(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  name: string,
  by: Person,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const found = await transaction.get(db.collection(PEOPLE).doc(by.uid));
    // Someone may just have removed them.
    if (!found.exists) throw new DomainError('adminsOnly');
    const entry = { ...personFrom(found), uid: found.id };
    if (entry.name === name) return;
    storePerson(transaction, db, found, { ...fieldsOf(entry), name }, { by, at: clock() });
  });
}
