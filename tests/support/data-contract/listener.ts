import { expect, vi } from 'vitest';
import type { AsyncState } from '../../../web/src/data/async-state.ts';
import type { StoredDocument } from '../../../web/src/data/data.ts';
import type { CollectionName, Fields } from '../../../web/src/data/documents.ts';
import type { Filter, Page, PageQuery } from '../../../web/src/data/row-query.ts';
import type { Keeper } from './keeper.ts';

/** Waits until a check passes. */
export function until(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 10_000 });
}

/** What a test asks of a keeper, and what it hears back. */
export class Listener {
  readonly keeper: Keeper;
  readonly #stops: (() => void)[] = [];

  constructor(keeper: Keeper) {
    this.keeper = keeper;
  }

  all(collection: CollectionName, filters?: readonly Filter[]) {
    return this.#heard<readonly StoredDocument[]>((onChange) =>
      this.keeper.data.listenAll(collection, onChange, filters),
    );
  }

  document(collection: CollectionName, id: string) {
    return this.#heard<Fields | null>((onChange) =>
      this.keeper.data.listenDocument(collection, id, onChange),
    );
  }

  page(query: PageQuery) {
    return this.#heard<Page<StoredDocument>>((onChange) =>
      this.keeper.data.listenPage(query, onChange),
    );
  }

  /** Reads a document. @throws Error if that fails. */
  async fieldsOf(collection: CollectionName, id: string): Promise<Fields | null> {
    const read = await this.keeper.data.readDocument(collection, id);
    if (!read.ok) throw new Error(read.message);
    return read.fields;
  }

  /** Revokes the rights or restores them, and waits until the emulator's rules see it. */
  async setRights(isDenied: boolean): Promise<void> {
    await this.keeper.deny(isDenied);
    await until(async () =>
      expect(await this.keeper.data.readDocument('funds', 'any')).toMatchObject({ ok: !isDenied }),
    );
  }

  /** Ends all listeners, with everything allowed and connected again. */
  async reset(): Promise<void> {
    for (const stop of this.#stops.splice(0)) stop();
    await this.keeper.connect();
    await this.setRights(false);
  }

  /** Listens and keeps what the listener reports. */
  #heard<T>(listen: (onChange: (state: AsyncState<T>) => void) => () => void) {
    const states: AsyncState<T>[] = [];
    const stop = listen((state) => states.push(state));
    this.#stops.push(stop);
    const values = (): readonly T[] =>
      states.flatMap((state) => (state.status === 'ready' ? [state.value] : []));
    return { states, stop, values, last: () => states.at(-1) };
  }
}
