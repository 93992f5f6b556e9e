import { afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { Keeper } from './keeper.ts';
import { Listener } from './listener.ts';
import { describeListening } from './listening.ts';
import { describeRoles } from './roles.ts';
import { describeRows } from './rows.ts';
import { describeWriting } from './writing.ts';

/** What a panel may ask of its data. Every implementation must answer all of it the same way. */
export function describeData(name: string, open: () => Promise<Keeper>): void {
  describe(`the panel's data, kept by ${name}`, () => {
    let listener: Listener;
    beforeAll(async () => {
      listener = new Listener(await open());
    });
    beforeEach(() => listener.keeper.empty());
    afterEach(() => listener.reset());
    const given = () => listener;
    describeListening(given);
    describeRows(given);
    describeWriting(given);
    describeRoles(given);
  });
}
