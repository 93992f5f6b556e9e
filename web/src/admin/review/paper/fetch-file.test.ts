import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { packetFile } from '../../../../../tests/fixtures/review-packet.ts';
import { fetchPacketFile, SignedOutError, type FetchFile } from './fetch-file.ts';

const BYTES = Buffer.from('a receipt');
const FILE = packetFile({ name: 'a.jpg', type: 'image/jpeg', bytes: BYTES }, 0);
const good = () => new Response(BYTES);
const answer = (status: number, headers = {}) => new Response('', { status, headers });

/** Answers one after the other; an error is a lost connection. The last goes on. */
async function fetched(answers: readonly (() => Response | Error)[], file = FILE) {
  const waits: number[] = [];
  const told: number[] = [];
  let asked = 0;
  const fetchFile: FetchFile = () => {
    const next = answers[Math.min(asked++, answers.length - 1)]?.() ?? new Error('none');
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  const result = await fetchPacketFile(file, fetchFile, {
    signal: new AbortController().signal,
    onWait: (ms) => told.push(ms),
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  });
  return { result, waits, told, asked };
}

const failed = (fault: string) => ({ ok: false, fault });
const lost = () => new TypeError('Failed to fetch');

describe('a file of a packet', () => {
  it('comes with its recorded type, whatever the server says', async () => {
    const { result } = await fetched([
      () => new Response(BYTES, { headers: { 'Content-Type': 'text/html' } }),
    ]);
    expect(result.ok && result.blob.type).toBe('image/jpeg');
    expect(result.ok && (await result.blob.text())).toBe('a receipt');
  });

  it('comes after lost connections and failures of the server', async () => {
    const { result, waits } = await fetched([lost, () => answer(500), lost, good]);
    expect([result.ok, waits]).toEqual([true, [1_000, 4_000, 10_000]]);
  });

  it('is given up after four of them', async () => {
    expect(await fetched([lost])).toMatchObject({
      result: failed('network'),
      waits: [1_000, 4_000, 10_000],
      asked: 4,
    });
  });

  it('waits as long as the server asks, which uses up no attempt', async () => {
    const busy = () => answer(429, { 'Retry-After': '421' });
    const { result, waits, told } = await fetched([
      busy,
      () => answer(503),
      busy,
      lost,
      lost,
      lost,
      good,
    ]);
    expect([result.ok, waits]).toEqual([true, [421_000, 15_000, 421_000, 1_000, 4_000, 10_000]]);
    // The page can say why nothing moves.
    expect(told).toEqual([421_000, 15_000, 421_000]);
  });

  it('does not wait without an end', async () => {
    const { result, waits } = await fetched([() => answer(429, { 'Retry-After': '999999' })]);
    expect([result, waits.length, Math.max(...waits)]).toEqual([failed('network'), 6, 660_000]);
  });

  it.each([400, 404, 410])('is gone if the server answers %i', async (status) => {
    expect(await fetched([() => answer(status)])).toMatchObject({
      result: failed('gone'),
      waits: [],
      asked: 1,
    });
  });

  it.each([401, 403])('is not said to fail if the person is signed out (%i)', async (status) => {
    await expect(fetched([() => answer(status)])).rejects.toThrow(SignedOutError);
  });

  it('must be what was recorded (#168)', async () => {
    const { result } = await fetched([() => new Response('another receipt')]);
    expect(result).toEqual(failed('otherBytes'));
    const sha256 = createHash('sha256').update(BYTES).digest('hex').toUpperCase();
    expect((await fetched([good], { ...FILE, sha256 })).result.ok).toBe(true);
  });

  it('is not asked for if its type is none of ours', async () => {
    const { result, asked } = await fetched([good], { ...FILE, type: 'text/html' });
    expect([result, asked]).toEqual([failed('type'), 0]);
  });

  it('is not asked for again after a stop', async () => {
    const stopping = new AbortController();
    const reason = new Error('stopped');
    const fetchFile: FetchFile = () => {
      stopping.abort(reason);
      return Promise.reject(lost());
    };
    const { signal } = stopping;
    await expect(fetchPacketFile(FILE, fetchFile, { signal })).rejects.toBe(reason);
    // By its own timer.
    const later = new AbortController();
    const waiting = fetchPacketFile(FILE, () => Promise.reject(lost()), { signal: later.signal });
    setTimeout(() => later.abort(reason), 5);
    await expect(waiting).rejects.toBe(reason);
  });
});
