import { errorMessages } from '@pa-ledger/domain/error-messages';
import { EXPENSE_FIELD_NAMES } from '@pa-ledger/domain/expenses/expense-fields';
import { MAX_SUBMISSION_BODY_BYTES } from '@pa-ledger/domain/limits';
import { isFieldErrorCode } from '@pa-ledger/domain/text/field-error';
import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { submissionWithKey, VALID_SUBMISSION } from '../fixtures/submission.ts';
import { call, type ApiAnswer } from './support/api.ts';
import { foundAssociation, PEOPLE } from './support/association.ts';
import { TIMEOUT_MS, times } from '../support/random.ts';
import { decisionBody } from './support/decision-body.ts';
import { filledForm } from './support/expenses.ts';
import { snapshotOf } from './support/snapshot.ts';
import { figure } from '../support/figure.ts';
import { db } from './support/suite.ts';
import { submit } from './support/api.ts';
import { tokenIn } from './support/test-environment.ts';

/** A genuine link: the bodies must not be stopped by a bad one. */
let token: string;
let id: string;
let before: unknown;

beforeAll(async () => {
  await foundAssociation();
  const form = await filledForm();
  await submit(form);
  id = form.id;
  token = await tokenIn(db, { expenseId: id, step: 0, approver: PEOPLE.president });
  before = await snapshotOf(id);
});

const PATHS = ['/api/update-expense', '/api/submit-expense'] as const;

function sendBody(
  path: string,
  body: Buffer | string,
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  return call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Approval-Token': token, ...headers },
    body,
  });
}

/** A clear refusal: JSON of the one form, a status for the sender's fault, nothing of our inside. */
function expectRefusal({ status, body }: ApiAnswer): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  const { fields, ...rest } = body;
  expect(Object.keys(rest).sort()).toEqual(['code', 'error', 'success']);
  if (fields !== undefined) expectFields(fields);
  expect(body.success).toBe(false);
  expect(body.error).toMatch(/^[^<>{}]{5,150}$/);
  expect(Object.keys(errorMessages)).toContain(body['code']);
  expect(body.error).not.toMatch(/\bat \/|node_modules|SyntaxError|Error:/);
}

/** The fields of the form that are wrong, only by our names and codes. */
function expectFields(fields: unknown): void {
  expect(fields).not.toEqual([]);
  const known = [...EXPENSE_FIELD_NAMES, 'receipts'];
  for (const { field, code, ...rest } of fields as Record<string, string>[]) {
    expect(known).toContain(field);
    expect(isFieldErrorCode(code ?? '') || Object.hasOwn(errorMessages, code ?? '')).toBe(true);
    expect(rest).toEqual({});
  }
}

const bytes = fc.uint8Array({ maxLength: 400 }).map((list) => Buffer.from(list));
const anyJson = fc.jsonValue({ maxDepth: 6 });
const decision: Record<string, unknown> = decisionBody('aB3dE5fG7hJ9kL1mN2pQ', 'approve');

/** A body in order but for one field, which may also be a new one. */
function nearly(valid: Readonly<Record<string, unknown>>): fc.Arbitrary<string> {
  const field = fc.constantFrom(
    ...Object.keys(valid),
    'more',
    '__proto__',
    'constructor',
    'length',
  );
  return fc
    .tuple(field, anyJson)
    .map(([name, value]) =>
      JSON.stringify(Object.defineProperty({ ...valid }, name, { value, enumerable: true })),
    );
}

const bodies: fc.Arbitrary<Buffer | string> = fc.oneof(
  bytes,
  fc.string({ unit: 'binary', maxLength: 300 }),
  anyJson.map((value) => JSON.stringify(value)),
  fc.json({ maxDepth: 8 }).map((text) => text.slice(0, -1)),
  nearly(decision),
  nearly(VALID_SUBMISSION),
);

const types = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 4 },
  fc.constantFrom(
    'application/json; charset=utf-8',
    'application/json; charset=utf-16',
    'application/json; charset=bomb',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=b',
    'text/plain; charset=iso-8859-1',
    'application/octet-stream',
    'x',
  ),
);
const encodings = fc.oneof(
  { arbitrary: fc.constant(''), weight: 4 },
  fc.constantFrom('gzip', 'deflate', 'br', 'zstd', 'identity', 'x'),
);

describe.each(PATHS)('whatever is sent to %s (#24)', (path) => {
  it(
    'gets a clear refusal as JSON (G8)',
    async () => {
      const runs = times(60, 1_000);
      await fc.assert(
        fc.asyncProperty(bodies, types, encodings, async (body, type, encoding) => {
          const headers: Record<string, string> = { 'Content-Type': type };
          if (encoding !== '') headers['Content-Encoding'] = encoding;
          expectRefusal(await sendBody(path, body, headers));
        }),
        { numRuns: runs },
      );
      figure('G8', `${runs} bodies to ${path}: 0 taken, 0 of 5xx`);
    },
    TIMEOUT_MS,
  );

  const nested = (depth: number, open: string, close: string) =>
    open.repeat(depth) + close.repeat(depth);

  it.each<[name: string, status: number, body: Buffer | string, headers: Record<string, string>]>([
    ['nothing', 400, '', {}],
    ['a deep list', 400, nested(8_000, '[', ']'), {}],
    ['a deep map', 400, nested(2_000, '{"a":', '}').replace('}', '1}'), {}],
    ['a list that never ends', 400, '['.repeat(8_000), {}],
    ['a deep list in a field', 400, `{"id":${nested(7_000, '[', ']')}}`, {}],
    ['a number too large', 400, '{"amount":1e999}', {}],
    ['a very long number', 400, `{"amount":${'9'.repeat(10_000)}}`, {}],
    ['UTF-16', 400, Buffer.from('{}', 'utf16le'), {}],
    [
      'UTF-16 that says so',
      415,
      Buffer.from('{}', 'utf16le'),
      { 'Content-Type': 'application/json; charset=utf-16' },
    ],
    ['another charset', 415, '{}', { 'Content-Type': 'application/json; charset=shift_jis' }],
    ['a gzip bomb', 415, gzipSync(Buffer.alloc(10_000_000)), { 'Content-Encoding': 'gzip' }],
    ['gzip that is none', 415, 'x', { 'Content-Encoding': 'gzip' }],
    ['11 MB of JSON', 413, `{"a":"${'a'.repeat(11_000_000)}"}`, {}],
    ['11 MB of zeros', 413, Buffer.alloc(11_000_000), {}],
    [
      '11 MB that claim to be text',
      413,
      Buffer.alloc(11_000_000),
      { 'Content-Type': 'text/plain' },
    ],
    [
      'one byte too many',
      413,
      ' '.repeat(1 + (path === '/api/update-expense' ? 16_384 : MAX_SUBMISSION_BODY_BYTES)),
      {},
    ],
  ])('%s: %i', async (_name, status, body, headers) => {
    const answer = await sendBody(path, body, headers);
    expectRefusal(answer);
    expect(answer.status).toBe(status);
  });
});

describe('a key that comes twice (#24)', () => {
  it('counts with its last value, which is checked', async () => {
    const good = JSON.stringify(decisionBody(id, 'approve'));
    expectRefusal(await sendBody('/api/update-expense', `${good.slice(0, -1)},"action":"delete"}`));
    const form = JSON.stringify(submissionWithKey('amount', -1));
    expectRefusal(await sendBody('/api/submit-expense', form));
    expectRefusal(await sendBody('/api/submit-expense', `${form.slice(0, -1)},"amount":"1"}`));
  });

  it('changes nothing with any of these requests', async () => {
    expect(await snapshotOf(id)).toEqual(before);
    expect((await db.doc(`expenses/${VALID_SUBMISSION.id}`).get()).exists).toBe(false);
  });
});
