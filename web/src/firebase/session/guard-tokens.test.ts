import { expect, it, vi } from 'vitest';
import type { SessionEnd } from './browser-session.ts';
import { guardTokens } from './guard-tokens.ts';

it('no token leaves a session that is over, a refreshed one neither, and the page is told (#95)', async () => {
  let over: SessionEnd | null = null;
  const session = { endReason: vi.fn((): SessionEnd | null => over) };
  const getIdToken = vi.fn((forceRefresh = false) => Promise.resolve(`token ${forceRefresh}`));
  const user = { uid: 'pat', getIdToken };
  const onEnded = vi.fn();
  guardTokens(user, session, onEnded);
  expect(await user.getIdToken(true)).toBe('token true');
  expect(session.endReason).toHaveBeenLastCalledWith('pat');
  expect(onEnded).not.toHaveBeenCalled();

  over = 'idle';
  await expect(user.getIdToken()).rejects.toThrow('The session is over.');
  await expect(user.getIdToken(true)).rejects.toThrow('The session is over.');
  expect(onEnded).toHaveBeenCalledTimes(2);
});
