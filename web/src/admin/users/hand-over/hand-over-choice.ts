import { isEmailAddress, normalizeEmail, typedAddress } from '@pa-ledger/domain/people/email';
import { membersOf, textIn } from '@pa-ledger/domain/untyped';
import { createStore } from '../../../app/store.ts';
import { OFFICES, type Office, type Outside } from './offices.ts';

/** Who hands over what to whom, by their addresses as typed. */
export interface Choice {
  readonly office: Office;
  /** '' while the office is vacant, or nothing is chosen. */
  readonly from: string;
  readonly to: string;
}

/** For this tab alone: the addresses don't stay in a shared computer. */
const CHOSEN = 'pa-ledger:hand-over';
/** For this browser: both people check things off, each signed in as themselves. */
const CHECKED = 'pa-ledger:handed-over';

/** Returns what a tab chose before; null if nothing. */
export function storedChoice(): Choice | null {
  const stored = parsed(sessionStorage.getItem(CHOSEN));
  const office = OFFICES.find((one) => one === stored['office']);
  if (office === undefined) return null;
  return { office, from: textIn(stored, 'from'), to: textIn(stored, 'to') };
}

export function storeChoice(choice: Choice): void {
  sessionStorage.setItem(CHOSEN, JSON.stringify(choice));
}

const checked = createStore<ReadonlySet<string>>(storedChecks());

/** What was checked off in this browser, as `office outside`. */
export const checkedOff = checked;

export function checkKey(office: Office, outside: Outside): string {
  return `${office} ${outside}`;
}

/** Checks something off, or takes that back. */
export function checkOff(key: string, isDone: boolean): void {
  const rest = [...checked.view()].filter((one) => one !== key);
  keepChecks(isDone ? [...rest, key] : rest);
}

/** Takes every check of an office back, for the next time it changes hands. */
export function startOver(office: Office): void {
  keepChecks([...checked.view()].filter((one) => !one.startsWith(`${office} `)));
}

function keepChecks(keys: readonly string[]): void {
  localStorage.setItem(CHECKED, JSON.stringify({ keys }));
  checked.set(new Set(keys));
}

function storedChecks(): ReadonlySet<string> {
  const { keys } = parsed(localStorage.getItem(CHECKED));
  return new Set(
    Array.isArray(keys) ? keys.filter((key): key is string => typeof key === 'string') : [],
  );
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return membersOf(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

/** Returns a typed address as we store it; '' while it's none. */
export function addressOf(typed: string): string {
  const address = normalizeEmail(typedAddress(typed));
  return isEmailAddress(address) ? address : '';
}
