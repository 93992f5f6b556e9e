import { MAX_PEOPLE_BODY_BYTES } from '@pa-ledger/domain/limits';
import { problemOf } from '@pa-ledger/domain/people/last-admin';
import type { PersonFacts } from '@pa-ledger/domain/people/people-requests';
import * as z from 'zod';
import { PEOPLE } from '../firestore/paths.ts';
import { success } from '../http/answer.ts';
import type { Services } from '../platform/services.ts';
import { adminEndpoint } from './admin-endpoint.ts';
import { personFrom } from './people.ts';

/** `POST /api/admin/list-people` with `{}`: what Firebase Auth says of everyone listed, `{success: true, people}`. */
export const listPeopleEndpoint = adminEndpoint({
  name: 'list-people',
  failure: 'loadFailed',
  shape: z.strictObject({}),
  maxBytes: MAX_PEOPLE_BODY_BYTES,
  answer: async (_body, _by, services) => success({ people: await readFacts(services) }),
});

/** Reads what Firebase Auth says of everyone listed. Someone who hasn't joined has no account yet, and no problem. */
export async function readFacts({
  db,
  accounts,
}: Pick<Services, 'db' | 'accounts'>): Promise<PersonFacts[]> {
  const { docs } = await db.collection(PEOPLE).get();
  const facts = await accounts.factsOf(docs.map(({ id }) => id));
  return docs.map((found) => {
    const entry = personFrom(found);
    const account = facts.get(found.id);
    return {
      uid: found.id,
      lastSignInAt: account?.lastSignInAt ?? null,
      problem: entry.joinedAt === undefined ? null : problemOf(entry, account),
    };
  });
}
