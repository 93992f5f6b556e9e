import { pollUntil } from './poll-until.ts';
import { suite } from './suite.ts';

/** A mail as the mailbox shows it. */
export interface ReceivedMail {
  readonly id: string;
  readonly subject: string;
  readonly to: readonly { readonly address: string }[];
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const TIMEOUT_MS = 20_000;
const PAUSE_MS = 150;

/** What the mailbox has told so far, oldest first: hundreds of mails are not asked for at every look. */
let known: readonly ReceivedMail[] = [];

/** All mails that mention the text, oldest first. */
export async function mailsAbout(text: string): Promise<ReceivedMail[]> {
  const last = known.at(-1);
  const before = known.slice(0, -1);
  const told = await mailsFrom(before.length);
  const goesOn = last === undefined || told[0]?.id === last.id;
  // Somebody has thrown mails away when the last one is not where it was.
  known = goesOn ? [...before, ...told] : await mailsFrom(0);
  return known.filter((mail) => isAbout(mail, text));
}

/** Mails that name other expenses as well, as possible doubles or in a list. */
const OF_SEVERAL = /^(?:Please review|Reminder|This week|Your links to)/;

/** A mail that names several is about the one in its subject. */
function isAbout(mail: ReceivedMail, text: string): boolean {
  if (mail.subject.includes(text)) return true;
  return !OF_SEVERAL.test(mail.subject) && mail.text.includes(text);
}

async function mailsFrom(index: number): Promise<readonly ReceivedMail[]> {
  const response = await fetch(`${suite('MAILBOX_URL')}/api/email?skip=${index}`);
  // The mailbox's documented answer.
  return (await response.json()) as readonly ReceivedMail[];
}

/** Throws all mails away. */
export async function emptyMailbox(): Promise<void> {
  const response = await fetch(`${suite('MAILBOX_URL')}/api/email/all`, { method: 'DELETE' });
  if (!response.ok) throw new Error(`The mailbox could not be emptied: ${response.status}.`);
}

/** Waits until there are this many mails about the text. @throws Error when they do not come. */
export async function waitForMails(text: string, count: number): Promise<ReceivedMail[]> {
  return pollUntil(
    () => mailsAbout(text),
    (mails) => mails.length >= count,
    (mails) => `${mails.length} of ${count} mails about ${text} came.`,
    TIMEOUT_MS,
    PAUSE_MS,
  );
}

/** The token of the link in a mail. @throws Error when there is none. */
export function tokenIn(mail: ReceivedMail): string {
  const token = /\/approve\/([A-Za-z0-9_-]+)/.exec(mail.text)?.[1];
  if (token === undefined) throw new Error('The mail has no approval link.');
  return token;
}

/** The tokens of all the links in mails, by the address that each was sent to. */
export function tokensIn(mails: readonly ReceivedMail[]): ReadonlyMap<string, string> {
  const withLinks = mails.filter(({ text }) => text.includes('/approve/'));
  return new Map(withLinks.map((mail) => [mail.to[0]?.address ?? '', tokenIn(mail)]));
}
