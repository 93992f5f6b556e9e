import { logLinesOf } from '../../../tests/functions/support/log-lines.ts';
import { describe, expect, it } from 'vitest';
import { alertFailed, mailDead, mailDelayed, requestFailed, workFailed } from './logs.ts';

const SECRET = 'dana@example.com eyJleHBlbnNlSWQi';

function failing(message: string): Error {
  const inner = new Error(message);
  // Like Google's client libraries: the stack repeats the message.
  inner.stack = `${inner.stack ?? ''}\nCaused by: Error: ${message}`;
  return Object.assign(inner, { code: 14, details: message, note: message });
}

describe('a log line about an error (#85)', () => {
  it.each([
    ['its message', failing(SECRET)],
    ['a message that looks like a stack', failing(`failed\n    at ${SECRET}\n    at ${SECRET}`)],
    ['an error of another kind', new TypeError(SECRET, { cause: new Error(SECRET) })],
    ['a text', SECRET],
    ['an object', { message: SECRET }],
  ])('never holds %s', async (_name, error) => {
    const lines = await logLinesOf(() => {
      requestFailed('update-expense', error);
      mailDelayed('mail', 1, 0, error);
      mailDead('mail', 16, error);
      workFailed('mail', 'id', error);
      alertFailed('mailDead', error);
    });
    expect(lines).toHaveLength(5);
    expect(lines.join()).not.toMatch(/dana|example\.com|eyJ/);
  });

  it('says the kind, the code and where it arose', async () => {
    const [line = ''] = await logLinesOf(() => requestFailed('receipt', failing(SECRET)));
    expect(JSON.parse(line)).toMatchObject({
      severity: 'ERROR',
      message: expect.stringContaining('A request could not be answered') as string,
      event: 'request-failed',
      endpoint: 'receipt',
      kind: 'Error',
      code: 14,
    });
    expect(line).toContain('logs.test.ts');
  });
});
