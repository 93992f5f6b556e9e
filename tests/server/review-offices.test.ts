import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DONE } from '../functions/support/managed-expenses.ts';
import { refuses, reviewActs } from '../functions/support/review-acts.ts';
import {
  ANA,
  DAYS,
  NEW,
  PAT,
  RUTH,
  SAM,
  putReviewedDays,
} from '../functions/support/reviewed-days.ts';
import { newExpenseId } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** Who held an office on the days of a review, and what they were paid. */
let testEnv: TestEnvironment;
/** Of a review of its own for each test. */
let id: string;
const { client, begin, drawAbove, tick, stored, ticks } = reviewActs(
  () => testEnv,
  () => id,
);

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  await putReviewedDays(testEnv);
});

beforeEach(() => {
  id = newExpenseId();
  testEnv.time.now += 60_000;
});

afterAll(() => testEnv.close());

const heldOffice = (offices: string) =>
  `You held an office in these days (${offices}), so someone else must review them.`;

describe('who held an office on the days (#164)', () => {
  it.each([
    [RUTH, 'Administrator'],
    [SAM, 'Bookkeeper'],
    [PAT, 'President'],
  ])('draws and checks off nothing: $uid', async (by, offices) => {
    await begin();
    await drawAbove(1);
    refuses(await drawAbove(2, by), 'heldOffice', heldOffice(offices));
    refuses(await tick('payments~a-1', by), 'heldOffice', heldOffice(offices));
    expect(await ticks()).toEqual({});
    expect((await stored())?.samples).toHaveLength(1);
  });

  it('reviews other days: a bookkeeper those after they left, an administrator those before they came', async () => {
    await begin(ANA, { first: '2026-01-16', last: '2026-06-30' });
    expect(await drawAbove(1, SAM)).toEqual(DONE);
    id = newExpenseId();
    await begin(ANA, DAYS);
    expect(await drawAbove(1, NEW)).toEqual(DONE);
    id = newExpenseId();
    await begin(ANA, { first: '2026-07-31', last: '2026-08-01' });
    refuses(await drawAbove(1, NEW), 'heldOffice', heldOffice('Administrator'));
  });
});

describe('marks', () => {
  const held = (
    office: string,
    emails: readonly string[],
    names: readonly string[] = [],
    days: object = {},
  ) => ({ emails, names, held: [{ office, ...DAYS, ...days }] });
  const [until, since] = [{ last: '2026-01-15' }, { first: '2026-01-15' }];

  it('are on what officers were paid, and what went to their addresses, without a payee’s (#165)', async () => {
    const reply = await client(ANA).reviewMarks(DAYS);
    expect(reply).toEqual({
      status: 200,
      body: {
        success: true,
        officers: [
          held('President', ['pat.doe@gmail.com', PAT.email], ['Pat Doe']),
          held('Treasurer', ['old@example.com'], [], until),
          held('Event Approver of Spring Fair', ['fair.chair@example.com']),
          held('Stand-in for President', ['vice@example.com']),
          held('Treasurer', ['money@example.com'], [], since),
          held('Administrator', [RUTH.email], ['Ruth Adeyemi']),
          held('Bookkeeper', [SAM.email], ['Sam Okafor'], until),
          held('Bookkeeper', ['gil@example.com'], ['Gil Moss'], until),
        ],
        marks: [
          { expense: 'a', why: ['address'] },
          { expense: 'b', why: ['mailbox'] },
        ],
        entries: [
          { entry: 'hall', why: ['name'] },
          { entry: 'cash', why: ['mailbox'] },
        ],
        own: null,
      },
    });
  });

  it('say which office the person who asks held', async () => {
    expect((await client(SAM).reviewMarks(DAYS)).body['own']).toBe('Bookkeeper');
    const later = { first: '2026-08-02', last: '2026-08-03' };
    expect((await client(NEW).reviewMarks(later)).body).toMatchObject({
      marks: [],
      entries: [],
      own: 'Administrator',
    });
  });
});
