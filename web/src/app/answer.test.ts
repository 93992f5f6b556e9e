import { VERSION_HEADER, SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES, refused } from '../../../tests/support/refused.ts';
import { ask } from './answer.ts';
import { english } from './english.ts';

/** Sends a request to a server that answers like this. */
function askedOf(respond: () => Response | Promise<Response>) {
  return ask('/api/update-expense', { method: 'POST' }, english, () =>
    Promise.resolve().then(respond),
  );
}

describe('an answer', () => {
  it('is good when success is true, and its fields come along', async () => {
    await expect(askedOf(() => Response.json({ success: true, review: 1 }))).resolves.toEqual({
      ok: true,
      fields: { success: true, review: 1 },
    });
  });

  it.each([
    [403, '{"success":false,"error":"No."}', 'No.', false],
    [409, '{"success":false,"error":"Rejected on Nov 20."}', 'Rejected on Nov 20.', false],
    [429, '{"success":false,"error":"Too many."}', 'Too many.', true],
    [503, '{"success":false,"error":"Busy."}', 'Busy.', true],
    [500, '{"success":false}', 'Update failed.', true],
    [400, '{"success":false,"error":"  "}', 'Update failed.', false],
    [400, '{"success":false,"error":{"message":"x"}}', 'Update failed.', false],
    [200, '{"success":"true"}', 'Update failed.', false],
    [200, '{}', 'Update failed.', false],
    [200, 'null', 'Update failed.', false],
    [200, '', 'Update failed.', false],
    [502, '<html>Bad Gateway</html>', 'Update failed.', true],
  ])('of status %i with body %j says %j', async (status, body, text, retry) => {
    await expect(askedOf(() => new Response(body, { status }))).resolves.toEqual({
      ok: false,
      text,
      retry,
    });
  });

  it('tells that the page is older than the data, unless it is good all the same (#112)', async () => {
    const headers = { [VERSION_HEADER]: String(SCHEMA_VERSION + 1) };
    const outdated = { ok: false, retry: true, outdated: true };
    // A refusal that would otherwise be final: the link has to survive the reload.
    const refuse = () => Response.json({ success: false, error: 'No.' }, { status: 403, headers });
    await expect(askedOf(refuse)).resolves.toEqual({ ...outdated, text: english.page.outdated });
    const accept = () => Response.json({ success: true }, { headers });
    await expect(askedOf(accept)).resolves.toMatchObject({ ok: true });
    const { status, body } = refused('dataNewer');
    const behind = () => Response.json(body, { status });
    await expect(askedOf(behind)).resolves.toEqual({ ...outdated, text: body.error });
  });

  it.each(ERROR_CODES)('decides by the code, in whatever words: %s', async (code) => {
    const { status, body } = refused(code);
    const answerIn = (error: string) =>
      askedOf(() => Response.json({ ...body, error }, { status }));
    const { ok, ...usual } = await answerIn(body.error);
    const words = 'En otras palabras.';
    const other = await answerIn(words);
    // An outdated page gets our own words.
    const text = 'outdated' in usual ? body.error : words;
    expect(other).toEqual({ ...usual, ok, text });
  });

  it('has the text of a network error', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(askedOf(offline)).resolves.toEqual({
      ok: false,
      text: 'Failed to fetch',
      unanswered: true,
      retry: true,
    });
  });

  it('has the text of an error while the body arrives', async () => {
    const cut = new ReadableStream({
      pull: (controller) => controller.error(new Error('Cut off')),
    });
    await expect(askedOf(() => new Response(cut))).resolves.toMatchObject({ text: 'Cut off' });
  });

  it('says that the update failed when an error has no text', async () => {
    const silent = () => Promise.reject(new Error(''));
    await expect(askedOf(silent)).resolves.toMatchObject({ text: 'Update failed.', retry: true });
  });
});
