import { MAX_PEOPLE_BODY_BYTES } from '@pa-ledger/domain/limits';
import { managePeople, type ManagePeople } from '@pa-ledger/domain/people/people-requests';
import type { Person } from '@pa-ledger/domain/people/person';
import { success } from '../http/answer.ts';
import { peopleManaged } from '../platform/logs.ts';
import { adminEndpoint, requireRecentSignIn } from './admin-endpoint.ts';
import { changePerson } from './change-person.ts';
import { inviteAgain, invitePerson, type PeopleServices } from './invite-person.ts';
import { removePerson } from './remove-person.ts';

/**
 * `POST /api/admin/manage-people` with a body of `people-requests.ts`: invites a person, sends the invitation again, changes
 * a role or an end, or removes a person. Answers `{success: true, uid}`, and `passwordRequired` if the password was typed
 * more than ten minutes ago.
 */
export const managePeopleEndpoint = adminEndpoint({
  name: 'manage-people',
  failure: 'saveFailed',
  shape: managePeople,
  maxBytes: MAX_PEOPLE_BODY_BYTES,
  async answer(request, by, services, signedIn) {
    requireRecentSignIn(signedIn, services);
    const uid = await carryOut(request, by, services);
    peopleManaged(request.action, uid);
    return success({ uid });
  },
});

/** @returns the person's id. */
async function carryOut(
  request: ManagePeople,
  by: Person,
  services: PeopleServices,
): Promise<string> {
  switch (request.action) {
    case 'invite':
      return invitePerson(services, request, by);
    case 'resend':
      await inviteAgain(services, request, by);
      return request.uid;
    case 'change':
      await changePerson(services, request, by);
      return request.uid;
    case 'remove':
      await removePerson(services, request, by);
      return request.uid;
  }
}
