import { MAX_RATIFIED_AT_ONCE, type RatifiedLine } from '@pa-ledger/domain/bank/ratification';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import type { Failure } from '../../../data/failure.ts';
import { ratificationMessages as messages } from './ratification-messages.ts';

const PATH = '/api/admin/ratify';

/** What a meeting ratifies. */
interface Meeting {
  /** The same one finishes what was begun. */
  readonly id: string;
  readonly ratifiedOn: CalendarDate;
  readonly lines: readonly RatifiedLine[];
}

/** Ratifies lines, slice by slice. A failure says how far it came. @returns how many were left out. */
export async function ratifyAll({
  id,
  ratifiedOn,
  lines,
}: Meeting): Promise<{ readonly ok: true; readonly left: number } | Failure> {
  let left = 0;
  // Voids first: a payment in the place of a voided one waits for them.
  const inOrder = lines.toSorted((one, other) => Number(isVoid(other)) - Number(isVoid(one)));
  for (let start = 0; start < inOrder.length; start += MAX_RATIFIED_AT_ONCE) {
    const slice = inOrder.slice(start, start + MAX_RATIFIED_AT_ONCE);
    const entries = slice.map(({ collection, id, part }) => ({ collection, id, part }));
    // One after the other: a failure then says how far it came.
    const result = await callAdminApi(PATH, { act: 'ratify', id, ratifiedOn, entries });
    if (!result.ok) {
      if (start === 0) return result;
      return { ...result, message: `${result.message} ${messages.stopped(start, lines.length)}` };
    }
    left += Number(result.answer['left'] ?? 0);
  }
  return { ok: true, left };
}

function isVoid({ part }: RatifiedLine): boolean {
  return part !== undefined;
}

/** Takes a ratification back, slice by slice, with its reason. */
export async function takeBackAll(
  id: string,
  reason: string,
): Promise<{ readonly ok: true } | Failure> {
  for (;;) {
    // Each answer says whether there is more.
    const result = await callAdminApi(PATH, { act: 'takeBack', id, reason });
    if (!result.ok) return result;
    if (result.answer['more'] !== true) return { ok: true };
  }
}
