import { beforeEach, describe, expect, it } from 'vitest';
import { FakeBrowser } from '../../../../tests/support/fake-browser.ts';
import type { BrowserSession } from './browser-session.ts';
import { IDLE_LIMIT_MS, WARNING_MS } from './idle-limit.ts';

const SIGN_IN = 'firebase:authUser:key:[DEFAULT]';
const MINUTE_MS = 60_000;

let browser: FakeBrowser;
let tab: BrowserSession;

/** Signs in like the app: first the session, then what the SDK stores. */
function signIn(inTab: BrowserSession, uid = 'pat'): void {
  inTab.begin();
  browser.signIn(uid);
}

beforeEach(() => {
  browser = new FakeBrowser();
  tab = browser.openTab();
});

describe('the cookie (#20)', () => {
  it('has a constant value, ends with the browser, and is sent only to the panel', () => {
    signIn(tab);
    const [cookie] = browser.written.filter((text) => text.startsWith('pa-ledger-browser'));
    expect(cookie).toBe('pa-ledger-browser=open; Path=/admin; SameSite=Strict; Secure');
    expect(cookie).not.toMatch(/expires|max-age|domain/i);
  });

  it('is the same for everybody', () => {
    signIn(tab, 'pat');
    const cookies = browser.written.filter((text) => text.startsWith('pa-ledger-browser'));
    browser = new FakeBrowser();
    signIn(browser.openTab(), 'kim');
    expect(browser.written).toEqual(expect.arrayContaining(cookies));
  });

  it('is no secure one where the page came over http, as on a local machine', () => {
    browser.openTab(false).begin();
    expect(browser.written).toContain('pa-ledger-browser=open; Path=/admin; SameSite=Strict');
  });

  it('is there before the sign-in is stored', () => {
    tab.begin();
    expect(browser.cookies()).toEqual(['pa-ledger-browser']);
    expect(browser.stored()).not.toContain(SIGN_IN);
  });
});

describe('a session of one browser (#95)', () => {
  it('is shared by its tabs', () => {
    signIn(tab);
    const other = browser.openTab();
    expect(other.endIfExpired()).toBeNull();
    expect(other.storedUid()).toBe('pat');
    expect(other.endReason('pat')).toBeNull();
  });

  it('ends with the browser: the next page finds no sign-in', () => {
    signIn(tab);
    browser.close();
    const next = browser.openTab();
    expect(next.endIfExpired()).toBe('loggedOut');
    expect(next.storedUid()).toBeNull();
    expect(browser.stored()).toEqual([]);
  });

  it('does not come back by a sign-in in a tab that opened before', () => {
    signIn(tab);
    browser.close();
    const restored = browser.openTab();
    // Kim signs in right away; everything stored until then is Pat's.
    restored.begin();
    expect(browser.stored()).not.toContain(SIGN_IN);
    expect(restored.endReason('pat')).toBe('loggedOut');
  });

  it('is its own although another is stored under an earlier API key', () => {
    tab.begin();
    browser.store('firebase:authUser:earlier:[DEFAULT]', '{"uid":"pat"}');
    const page = browser.openTab();
    signIn(page, 'kim');
    expect(page.endReason('kim')).toBeNull();
    expect(page.storedUid()).toBe('kim');
  });

  it('two tabs that open at once remove what is over, and not what is signed in after', () => {
    signIn(tab);
    browser.close();
    const [one, other] = [browser.openTab(), browser.openTab()];
    expect(one.endIfExpired()).toBe('loggedOut');
    signIn(one);
    expect(other.endIfExpired()).toBeNull();
    expect(one.endReason('pat')).toBeNull();
    expect(other.storedUid()).toBe('pat');
  });

  it('ends in all tabs, also when one stores the sign-in again too late', () => {
    signIn(tab);
    const other = browser.openTab();
    tab.end('loggedOut');
    expect(browser.stored()).toEqual([]);
    expect(browser.cookies()).toEqual([]);
    browser.signIn('pat');
    expect(other.endReason('pat')).toBe('loggedOut');
    expect(other.endIfExpired()).toBe('loggedOut');
    expect(browser.stored()).toEqual([]);
  });

  it('is another one when another account has signed in meanwhile', () => {
    signIn(tab, 'pat');
    const asleep = browser.openTab();
    tab.end('loggedOut');
    signIn(tab, 'kim');
    expect(asleep.endReason('pat')).toBe('replaced');
    expect(tab.endReason('kim')).toBeNull();
    expect(browser.stored()).toContain(SIGN_IN);
  });

  it.each(['', 'null', '{}', '{"uid":7}', '"a token"'])(
    'with a sign-in that reads %j is over, and it is removed with the browser',
    (text) => {
      signIn(tab);
      browser.store(SIGN_IN, text);
      expect(tab.storedUid()).toBe('');
      browser.close();
      browser.openTab().endIfExpired();
      expect(browser.stored()).not.toContain(SIGN_IN);
    },
  );

  it('touches nothing else that is stored', () => {
    browser.store('pa-ledger:expense-draft', '{}');
    signIn(tab);
    tab.end('loggedOut');
    expect(browser.stored()).toEqual(['pa-ledger:expense-draft']);
  });
});

describe('two idle hours (#95)', () => {
  it('end a session in every tab, which all say why', () => {
    signIn(tab);
    const other = browser.openTab();
    browser.now += IDLE_LIMIT_MS - 1;
    expect(tab.endReason('pat')).toBeNull();
    browser.now += 1;
    expect(tab.endIfExpired()).toBe('idle');
    expect(other.endReason('pat')).toBe('idle');
    expect(browser.stored()).not.toContain(SIGN_IN);
  });

  it('end it for a page that is opened after them, though the browser has its cookie', () => {
    signIn(tab);
    browser.now += IDLE_LIMIT_MS;
    expect(browser.cookies()).toContain('pa-ledger-browser');
    expect(browser.openTab().endIfExpired()).toBe('idle');
    expect(browser.stored()).not.toContain(SIGN_IN);
  });

  it('are counted from what is done in any tab', () => {
    signIn(tab);
    const other = browser.openTab();
    browser.now += IDLE_LIMIT_MS - WARNING_MS;
    expect([tab.isEnding(), other.isEnding()]).toEqual([true, true]);
    expect(other.recordActivity('pat')).toBeNull();
    expect([tab.isEnding(), other.isEnding()]).toEqual([false, false]);
    browser.now += IDLE_LIMIT_MS - 1;
    expect(tab.endReason('pat')).toBeNull();
  });

  it('are not prolonged by what is done after them, as after a sleep', () => {
    signIn(tab);
    browser.now += 3 * 60 * MINUTE_MS;
    expect(tab.recordActivity('pat')).toBe('idle');
    expect(tab.endReason('pat')).toBe('idle');
  });

  it('are noted at most once a minute', () => {
    signIn(tab);
    const before = browser.written.length;
    for (let second = 0; second < 180; second++) {
      tab.recordActivity('pat');
      browser.now += 1_000;
    }
    expect(browser.written.length - before).toBe(2);
  });

  it.each([
    ['back by an hour', -60 * MINUTE_MS],
    ['forward by three', 180 * MINUTE_MS],
  ])('cannot be told when the clock is set %s: the session ends', (_how, byMs) => {
    signIn(tab);
    browser.now += byMs;
    expect(tab.endReason('pat')).toBe('idle');
  });

  it.each(['', 'soon'])('cannot be told from %j: the session ends', (text) => {
    signIn(tab);
    browser.store('pa-ledger:last-activity', text);
    expect(tab.endIfExpired()).not.toBeNull();
  });
});

describe.each([
  ['cookies are refused', 'cookies'],
  ['storage is refused', 'storage'],
  ['storage is full', 'room'],
] as const)('where %s (#95)', (_what, refused) => {
  beforeEach(() => {
    browser.refused = refused;
    tab = browser.openTab();
  });

  it('a session lives in the memory of its page, and ends after two idle hours as well', () => {
    expect(tab.isPersistent()).toBe(false);
    tab.begin();
    expect(tab.endReason('pat')).toBeNull();
    expect(tab.recordActivity('pat')).toBeNull();
    browser.now += IDLE_LIMIT_MS - 1;
    expect([tab.isEnding(), tab.endReason('pat')]).toEqual([true, null]);
    browser.now += 1;
    expect(tab.endReason('pat')).toBe('idle');
  });

  it('the next page asks to sign in once, and nothing is stored', () => {
    tab.begin();
    const next = browser.openTab();
    expect(next.endIfExpired()).toBeNull();
    expect(next.storedUid()).toBeNull();
    expect(browser.stored()).toEqual([]);
  });

  it('a session that was ended is over', () => {
    tab.begin();
    tab.end('loggedOut');
    expect(tab.endReason('pat')).toBe('loggedOut');
  });
});

it('a sign-in of before is removed when cookies are refused now (#95)', () => {
  browser.signIn('pat');
  browser.refused = 'cookies';
  browser.openTab().endIfExpired();
  expect(browser.stored()).toEqual([]);
});

it('a session of before ends in a page that finds storage full, and does not come back with room (#95)', () => {
  signIn(tab);
  browser.refused = 'room';
  const page = browser.openTab();
  expect(page.endIfExpired()).toBeNull();
  page.end('loggedOut');
  browser.refused = 'nothing';
  expect(browser.openTab().storedUid()).toBeNull();
  expect(browser.cookies()).toEqual([]);
  expect(tab.endReason('pat')).toBe('loggedOut');
});
