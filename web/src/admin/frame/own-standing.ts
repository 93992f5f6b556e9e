import { panelMessages } from '@pa-ledger/domain/panel-messages';
import { standingOf, type Standing } from '@pa-ledger/domain/people/person';
import type { Role } from '@pa-ledger/domain/people/role';
import type { AsyncState, Stop } from '../../data/async-state.ts';
import { callAdminApi } from '../../data/call-admin-api.ts';
import { leaveRevoked, refuse, renewSignIn, sessionStore, startOver } from '../session.ts';
import { ownPerson } from '../shared/rights/own-person.ts';
import { frameMessages } from './frame-messages.ts';

/** How often the clock is looked at, in ms: a computer that slept through a person's last day has missed its timer. */
const CHECK_EVERY_MS = 15_000;

/** After these the computer may have slept. */
const WAKE_EVENTS = ['focus', 'pageshow', 'visibilitychange'];

/**
 * Watches the signed-in person's entry and the clock, and closes the panel when their right to it ends.
 * @param onRole gets their role once it's known, or why it isn't.
 */
export function watchStanding(onRole: (state: AsyncState<Role>) => void): Stop {
  let role: Role | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const check = (): void => {
    clearTimeout(timer);
    const session = sessionStore.view();
    const state = ownPerson.view();
    if (isOver || session.status !== 'signedIn' || state.status === 'loading') return;
    if (state.status === 'error') {
      if (state.failure.why === 'denied') end('none');
      // A page that's shown stays while its connection is lost.
      else if (role === null) onRole(state);
      return;
    }
    const now = Date.now();
    const standing = standingOf(state.value && { ...state.value }, session.admin, now);
    if (standing.kind !== 'listed') {
      end(standing.kind);
    } else if (role !== null && role !== standing.role) {
      isOver = true;
      // Everything that was read and typed was for the other role.
      startOver();
    } else {
      if (role === null) onRole({ status: 'ready', value: standing.role });
      ({ role } = standing);
      const { endsAt } = state.value ?? {};
      if (endsAt !== undefined) timer = setTimeout(check, Math.min(endsAt - now, CHECK_EVERY_MS));
    }
  };

  const end = (why: Exclude<Standing['kind'], 'listed'>): void => {
    isOver = true;
    void endBecause(why).then((isEnded) => {
      if (isEnded) return;
      isOver = false;
      check();
    });
  };

  const stop = ownPerson.subscribe(check);
  for (const type of WAKE_EVENTS) window.addEventListener(type, check);
  check();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop();
    for (const type of WAKE_EVENTS) window.removeEventListener(type, check);
  };
}

/** Closes the panel. @returns false if a newer sign-in of this page counts after all. */
async function endBecause(why: Exclude<Standing['kind'], 'listed'>): Promise<boolean> {
  switch (why) {
    case 'outdated':
      if (await renewSignIn()) return false;
      leaveRevoked();
      return true;
    case 'renamed': {
      // The request to the server raises the alert for the other administrators.
      const told = callAdminApi('/api/admin/check-admin', {});
      refuse(panelMessages.adminRenamed);
      await told;
      return true;
    }
    case 'ended':
      refuse(panelMessages.accessEnded);
      return true;
    case 'none':
      refuse(frameMessages.notListed);
      return true;
  }
}
