import { dateAt, DAY_MS } from '@pa-ledger/domain/time/dates';
import { personEntry } from '../fixtures/people.ts';
import { OFFICE, PEOPLE } from '../functions/support/association.ts';
import { waitForMails } from '../functions/support/mailbox.ts';
import { register } from '../functions/support/sign-in.ts';
import { db, suite } from '../functions/support/suite.ts';
import { mailTo, reviewLinkIn } from '../e2e/support/links.ts';
import type { Driver } from './driver.ts';
import { choose, fill, press, see, until } from './person.ts';

/** What the journeys in one browser share. */
export interface Trip {
  /** Where the photo and the PDF are. */
  files: readonly string[];
  readonly pdfName: string;
  /** The reference number that the form has shown; empty before. */
  reference: string;
}

/** A way through the app as a person goes it. @throws Error when it does not lead where it should. */
export type Journey = (driver: Driver, trip: Trip) => Promise<void>;

const DESCRIPTION = 'Paper and markers for the welcome table';
const REFERENCE = /\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/;

/** The journeys in their order: the second decides about the expense of the first. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  'form with a photo and a PDF': submit,
  "approval by the mail's link": approve,
  'sign-in, wrong and right': signIn,
};

async function submit(driver: Driver, trip: Trip): Promise<void> {
  await driver.open(`${suite('APP_URL')}/`);
  await until(driver, 'category', () => driver.run(hasOption, OFFICE.name));
  await fill(driver, 'Name', 'Pat Doe');
  await fill(driver, 'Email', `pat.doe@${Date.now()}.example.com`);
  await fill(driver, 'Phone', '555-0100');
  await fill(driver, 'Category', OFFICE.name);
  await fill(driver, 'Expense Date', typedDay(dateAt(Date.now() - 30 * DAY_MS, 'UTC')));
  await fill(driver, 'Amount', '45.20');
  await fill(driver, 'Paid To', 'Pat Doe');
  await fill(driver, 'Mailing Address', '1 Main Street\nSpringfield, IL 62701');
  await fill(driver, 'Description', DESCRIPTION);
  await choose(driver, 'Receipts', trip.files);
  await until(driver, 'two uploaded files', () => driver.run(saysTimes, 'Uploaded', 2));
  await see(driver, 'Shrunk from');
  await press(driver, 'Submit Expense');
  await see(driver, 'Expense Submitted Successfully!');
  const shown = await driver.run(() => document.body.innerText);
  trip.reference = REFERENCE.exec(shown)?.[0] ?? '';
  // To the parent and to both presidents.
  await waitForMails(trip.reference, 3);
}

async function approve(driver: Driver, { reference, pdfName }: Trip): Promise<void> {
  if (reference === '') throw new Error('The form has given no expense to decide.');
  await driver.open(reviewLinkIn(mailTo(await waitForMails(reference, 3), PEOPLE.president)));
  await see(driver, DESCRIPTION);
  await see(driver, '$45.20');
  await until(driver, 'photo, upright', () => driver.run(showsPicture, 1_500, 2_000));
  await press(driver, pdfName);
  await until(driver, 'drawn page of the PDF', () => driver.run(drawsPdf));
  await press(driver, 'Approve');
  await see(driver, 'Expense approved successfully.');
  // The treasurer is next.
  mailTo(await waitForMails(reference, 4), PEOPLE.treasurer);
}

async function signIn(driver: Driver, { reference }: Trip): Promise<void> {
  const { uid, email, password } = await register({ admin: true });
  await db.doc(`people/${uid}`).set(personEntry(email));
  await driver.open(`${suite('APP_URL')}/admin`);
  await fill(driver, 'Username', email);
  await fill(driver, 'Password', 'wrong password');
  await press(driver, 'Sign in to Admin Panel');
  await see(driver, 'Invalid username or password');
  await driver.run(selectPassword);
  await fill(driver, 'Password', password);
  await press(driver, 'Sign in to Admin Panel');
  await see(driver, 'Every request: whose turn it is and what’s been paid.');
  await see(driver, reference);
}

/** A day as it is typed into a field for days in the United States. @param day such as `2026-10-25` */
function typedDay(day: string): string {
  const [year, month, ofMonth] = day.split('-');
  return `${month}/${ofMonth}/${year}`;
}

// These run in the page.

/** What is typed then replaces it. */
function selectPassword(): void {
  document.querySelector<HTMLInputElement>('[type=password]')?.select();
}

function hasOption(name: string): boolean {
  return [...document.querySelectorAll('option')].some(({ text }) => text === name);
}

function saysTimes(text: string, times: number): boolean {
  return document.body.innerText.split(text).length > times;
}

function showsPicture(width: number, height: number): boolean {
  return [...document.images].some(
    ({ naturalWidth, naturalHeight }) => naturalWidth === width && naturalHeight === height,
  );
}

/** A page that is not drawn has no dark dot. */
function drawsPdf(): boolean {
  const page = document.querySelector<HTMLCanvasElement>('[aria-label^="Page 1 of"] canvas');
  const dots = page?.getContext('2d')?.getImageData(0, 0, page.width, page.height).data ?? [];
  for (let at = 0; at < dots.length; at += 4) if ((dots[at] ?? 255) < 128) return true;
  return false;
}
