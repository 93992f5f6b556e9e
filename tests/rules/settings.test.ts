import { isSameMailbox } from '@pa-ledger/domain/people/same-person';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APPROVERS, type Document } from '../fixtures/ledger-records.ts';
import { SETTINGS_CASES } from '../fixtures/settings-cases.ts';
import { oneOf, times } from '../support/random.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { addForgetting, addStored, save, saveRecorded } from './recorded.ts';

/** `settings/approvers`, written by an administrator with its entry: what is denied here is denied for its content. */
const PATH = 'settings/approvers';
let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment();
});

/** Whether nothing was stored since it was emptied. */
let isEmpty = false;

beforeEach(empty);

afterAll(() => rules.close());

async function empty(): Promise<void> {
  if (isEmpty) return;
  const batch = rules.server.batch();
  addStored(batch, rules, PATH, null);
  addForgetting(batch, rules, PATH);
  await batch.commit();
  isEmpty = true;
}

async function write(document: Document): Promise<Outcome> {
  const change = { before: null, after: document };
  const outcome = await outcomeOf(() =>
    isEmpty
      ? saveRecorded(rules.as('A4'), { collection: 'settings', document: 'approvers' }, change)
      : save(rules, 'A4', PATH, document),
  );
  isEmpty &&= outcome !== 'allowed';
  return outcome;
}

// The domain runs the same table: domain/src/approvers/approver-settings.test.ts.
it.each(SETTINGS_CASES)('$title is right: $right (#40, #74)', async ({ document, right }) => {
  expect(await write(document)).toBe(right ? 'allowed' : 'denied');
});

it('treat two presidents as one person exactly when the domain does (#101)', async () => {
  // Few letters, so that many pairs differ only in case, dots, the part after a plus, and the host.
  const hosts = ['gmail.com', 'GoogleMail.com', 'Gmail.com', 'example.com', 'mail.gmail.com'];
  const someLetters = () => Array.from({ length: 3 }, () => oneOf(['a', 'A', '.', '+'])).join('');
  const someAddress = (letters: string) => `a${letters}@${oneOf(hosts)}`;
  const PAIRS = times(60, 150);
  const agreed = { true: 0, false: 0 };
  for (let tried = 0; tried < PAIRS; tried++) {
    const letters = someLetters();
    // Every other pair differs only in the host, so that many are one mailbox, whatever is drawn.
    const other = tried % 2 === 0 ? letters : someLetters();
    const pair = [someAddress(letters), someAddress(other)] as const;
    const same = isSameMailbox(...pair);
    agreed[`${same}`]++;
    const outcome = await write({ ...APPROVERS, presidents: pair });
    expect([pair, outcome]).toEqual([pair, same ? 'denied' : 'allowed']);
    await empty();
  }
  expect(Math.min(agreed.true, agreed.false)).toBeGreaterThan(PAIRS / 15);
});

describe('eventApprovers', () => {
  it.each(['constructor', 'a.b', 'a/b', '`', 'Łódź 漢 🎃'])(
    'accepts a category called %s (#34)',
    async (name) => {
      expect(await write({ ...APPROVERS, eventApprovers: { [name]: 'a@b.co' } })).toBe('allowed');
      const stored = await rules.server.doc(PATH).get();
      expect(stored.get('eventApprovers')).toEqual({ [name]: 'a@b.co' });
    },
  );

  it.each(['__x__', ''])('refuses a category called %j (#34)', async (name) => {
    expect(await write({ ...APPROVERS, eventApprovers: { [name]: 'a@b.co' } })).toBe('invalid');
  });

  it('can be changed one category at a time', async () => {
    isEmpty = false;
    await rules.server.doc(PATH).set(APPROVERS);
    const change = (value: unknown) =>
      write({
        ...APPROVERS,
        eventApprovers: { ...APPROVERS.eventApprovers, 'Book Fair': value },
        version: 2,
      });
    expect(await change('nobody')).toBe('denied');
    expect(await change('fair@example.com')).toBe('allowed');
  });
});
