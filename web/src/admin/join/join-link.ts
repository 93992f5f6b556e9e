import type { Invitation } from '@pa-ledger/domain/people/people-requests';
import { membersOf } from '@pa-ledger/domain/untyped';
import { createStore } from '../../app/store.ts';

/** A person's link, as this tab opened it. */
export interface JoinLink {
  /** As it is in the email; '' if it's incomplete. */
  readonly token: string;
  /** Lets this browser, and no other, repeat what it began. */
  readonly secret: string;
  /**
   * The invitation, as it was stored once this browser began; null before. From then on the server only says that the link was
   * used. Its page reads it: the sign-in's first load has no schemas.
   */
  readonly begun: unknown;
}

/** The parts of a browser that keep a link. */
export interface LinkPlace {
  readonly location: Pick<Location, 'pathname' | 'hash'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const PATH = '/admin/join';
const KEPT = 'pa-ledger:join';

/** Some email gateways write the `#` as `%23`, once or repeatedly. */
const ADDRESS = /^\/admin\/join\/?(?:%(?:25)*23(?<token>[\w-]*).*)?$/;

/** The link that this tab opened; null without one. */
export const joinLink = createStore<JoinLink | null>(null);

/** Returns whether an address is that of a person's link. */
export function isAtJoin({ pathname }: Pick<Location, 'pathname'> = window.location): boolean {
  return ADDRESS.test(pathname);
}

/**
 * Takes the link out of the address, where it would stay in the browser's history and on a shared screen. This tab keeps it
 * until the person is in, so that a reload loses nothing.
 */
export function takeLink(place: LinkPlace = BROWSER): void {
  const { location, history } = place;
  if (!isAtJoin(location)) return;
  const inPath = ADDRESS.exec(location.pathname)?.groups?.['token'] ?? '';
  const inHash = /^#?(?<token>[\w-]*)/.exec(location.hash)?.groups?.['token'] ?? '';
  const token = inPath || inHash;
  const before = storedLink(place);
  if (token === '' || token === before?.token) joinLink.set(before);
  else keepLink({ token, secret: newSecret(), begun: null }, place);
  history.replaceState(null, '', PATH);
}

/** Keeps what the link is for: this browser begins now, and can go on after a reload. */
export function beginWith(link: JoinLink, begun: Invitation): void {
  keepLink({ ...link, begun }, BROWSER);
}

/** Forgets the link, and puts the panel's address in place of its page's. */
export function leaveJoin(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // The browser denies storage, so there's nothing in it.
  }
  joinLink.set(null);
  window.history.replaceState(null, '', '/admin');
}

const BROWSER: LinkPlace = {
  get location() {
    return window.location;
  },
  get history() {
    return window.history;
  },
  storage: () => sessionStorage,
};

function keepLink(link: JoinLink, { storage }: Pick<LinkPlace, 'storage'>): void {
  joinLink.set(link);
  try {
    storage().setItem(KEPT, JSON.stringify(link));
  } catch {
    // The browser denies storage: then only a reload loses the link.
  }
}

function storedLink({ storage }: Pick<LinkPlace, 'storage'>): JoinLink | null {
  try {
    const { token, secret, begun } = membersOf(JSON.parse(storage().getItem(KEPT) ?? 'null'));
    if (typeof token !== 'string' || typeof secret !== 'string') return null;
    return { token, secret, begun: begun ?? null };
  } catch {
    return null;
  }
}

const SECRET_BYTES = 32;

/** Returns 32 random bytes as base64url. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
