import { randomUUID } from 'node:crypto';
import type { AdminClient } from './admin-client.ts';

/** An item that a statement may clear. */
export interface ListedItem {
  readonly key: string;
  readonly day: string;
  /** In cents. */
  readonly amount: number;
}

/** What the panel loads before a statement is ticked. */
interface BegunStatement {
  readonly items: readonly ListedItem[];
  /** The day of the last statement. */
  readonly after: string | null;
}

/** Loads the list of an account's next statement, as the panel does. @throws Error when it is refused. */
export async function beginStatement(
  by: AdminClient,
  accountId: string,
  day: string,
): Promise<BegunStatement> {
  const { status, body } = await by.reconcile({ act: 'begin', accountId, day });
  if (status !== 200) throw new Error(String(body.error));
  // The endpoint's own form.
  return { items: body['items'] as ListedItem[], after: (body['after'] ?? null) as string | null };
}

/** Loads the list and ticks some of it. @returns the act that saves the statement. @param balance in cents. */
export async function tickedStatement(
  by: AdminClient,
  accountId: string,
  { day, balance }: { readonly day: string; readonly balance: number },
  isTicked: (key: string) => boolean,
) {
  const { items, after } = await beginStatement(by, accountId, day);
  const ticks = items
    .filter(({ key }) => isTicked(key))
    .map(({ key, day: itemDay, amount }) => ({ key, day: itemDay, amount, text: `Item ${key}` }));
  return { act: 'save', accountId, day, balance, after, ticks, token: randomUUID() };
}
