import { standingOf } from '@pa-ledger/domain/people/person';
import { panelMessages } from '@pa-ledger/domain/panel-messages';
import { callAdminApi } from '../../data/call-admin-api.ts';
import { listenDocument } from '../../data/listen.ts';
import type { Stop } from '../../data/async-state.ts';
import { refuse, sessionStore } from '../session.ts';

/**
 * Watches the entry in `admins` of the person who is signed in. If the account has another address than the entry,
 * nothing works and Firestore only says 'denied', so the page says why and what to do. The request to the server raises
 * the alert for the other administrators.
 */
export function watchAccountEntry(): Stop {
  const session = sessionStore.view();
  if (session.status !== 'signedIn') return () => undefined;
  const { uid, email } = session.admin;
  return listenDocument(
    'people',
    uid,
    (entry) => standingOf(entry, { email, authTime: Date.now() }, Date.now()),
    (state) => {
      if (state.status !== 'ready' || state.value?.kind !== 'renamed') return;
      refuse(panelMessages.adminRenamed);
      void callAdminApi('/api/admin/check-admin', {});
    },
  );
}
