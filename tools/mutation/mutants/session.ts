import { unit, type Mutant } from '../mutant.ts';

const SESSION = 'web/src/firebase/session/browser-session.ts';
const PROOF = unit('web/src/firebase/session/browser-session.test.ts');

/** What a sign-in in a browser ends by. */
export const SESSION_MUTANTS: readonly Mutant[] = [
  {
    name: 'session-cookie',
    defence: 'a sign-in without the cookie of this browser is over',
    file: SESSION,
    find: "if (stored === null || !this.#hasCookie()) return 'loggedOut';",
    replace: "if (stored === null) return 'loggedOut';",
    proof: PROOF,
  },
  {
    name: 'session-cookie-ends',
    defence: 'the cookie ends with the browser',
    file: SESSION,
    find: "const COOKIE_SCOPE = '; Path=/admin; SameSite=Strict';",
    replace: "const COOKIE_SCOPE = '; Path=/admin; SameSite=Strict; Max-Age=86400';",
    proof: PROOF,
  },
  {
    name: 'session-cookie-scope',
    defence: 'the cookie goes to the panel alone',
    file: SESSION,
    find: "const COOKIE_SCOPE = '; Path=/admin; SameSite=Strict';",
    replace: "const COOKIE_SCOPE = '; Path=/; SameSite=Lax';",
    proof: PROOF,
  },
  {
    name: 'session-begin',
    defence: 'a new session does not revive the sign-in that is stored',
    file: SESSION,
    find: '      this.#removeSignIns();\n      this.#setCookie',
    replace: '      this.#setCookie',
    proof: PROOF,
  },
  {
    name: 'session-full',
    defence: 'a page that cannot end a stored session leaves none',
    file: SESSION,
    find: '    if (!works) this.#removeEarlier();\n',
    replace: '',
    proof: PROOF,
  },
  {
    name: 'session-end',
    defence: 'who logs out ends the session of all tabs',
    file: SESSION,
    find: '    this.#setCookie(`${SESSION_COOKIE}; Max-Age=0`);\n',
    replace: '',
    proof: PROOF,
  },
  {
    name: 'session-replaced',
    defence: "a tab does not go on under another account's session",
    file: SESSION,
    find: "return stored === uid ? null : 'replaced';",
    replace: 'return null;',
    proof: PROOF,
  },
  {
    name: 'session-late-activity',
    defence: 'what is done after two idle hours prolongs nothing',
    file: SESSION,
    find: '    if (why === null) this.#record();',
    replace: '    this.#record();',
    proof: PROOF,
  },
  {
    name: 'session-idle',
    defence: 'a session ends after two idle hours',
    file: 'web/src/firebase/session/idle-limit.ts',
    find: 'idleMs < IDLE_LIMIT_MS))',
    replace: 'idleMs < 2 * IDLE_LIMIT_MS))',
    proof: unit('web/src/firebase/session/idle-limit.test.ts'),
  },
  {
    name: 'session-clock',
    defence: 'a clock that was set back prolongs no session',
    file: 'web/src/firebase/session/idle-limit.ts',
    find: 'idleMs >= -CLOCK_SLACK_MS && ',
    replace: '',
    proof: unit('web/src/firebase/session/idle-limit.test.ts'),
  },
  {
    name: 'session-tokens',
    defence: 'no token leaves a session that is over',
    file: 'web/src/firebase/session/guard-tokens.ts',
    find: '    if (session.endReason(user.uid) === null) return tokenOf(forceRefresh);\n    onEnded();\n',
    replace:
      '    if (session.endReason(user.uid) !== null) onEnded();\n    return tokenOf(forceRefresh);\n',
    proof: unit('web/src/firebase/session/guard-tokens.test.ts'),
  },
];
