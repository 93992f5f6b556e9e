import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APPROVERS, type Document } from '../fixtures/books.ts';
import { SETTINGS_CASES } from '../fixtures/settings-cases.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { outcomeOf } from './outcome.ts';
import { forgetEntries, save } from './recorded.ts';

/** `settings/approvers`, written by an admin with its entry: what is denied here is denied for its shape. */
const PATH = 'settings/approvers';
let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment();
});

beforeEach(async () => {
  await rules.server.doc(PATH).delete();
  await forgetEntries(rules, PATH);
});

afterAll(() => rules.close());

function write(document: Document) {
  return outcomeOf(() => save(rules, rules.as('A4'), PATH, document));
}

// The domain runs the same table: domain/src/approver-settings.test.ts.
it.each(SETTINGS_CASES)('#40 #74 $title is right: $right', async ({ document, right }) => {
  expect(await write(document)).toBe(right ? 'allowed' : 'denied');
});

describe('eventApprovers', () => {
  it.each(['constructor', 'a.b', 'a/b', '`', 'Łódź 漢 🎃'])(
    '#34 knows a category called %s',
    async (name) => {
      expect(await write({ ...APPROVERS, eventApprovers: { [name]: 'a@b.co' } })).toBe('allowed');
      const stored = await rules.server.doc(PATH).get();
      expect(stored.get('eventApprovers')).toEqual({ [name]: 'a@b.co' });
    },
  );

  it.each(['__x__', ''])('#34 knows no category called %j', async (name) => {
    expect(await write({ ...APPROVERS, eventApprovers: { [name]: 'a@b.co' } })).toBe('invalid');
  });

  it('is changed one category at a time as well', async () => {
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
