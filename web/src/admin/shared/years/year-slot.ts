import { createStore, type Store } from '../../../app/store.ts';

const slot = createStore<HTMLElement | null>(null);

/** The place of the year switch in the header; a page that has years puts it there. */
export const yearSlot: Store<HTMLElement | null> = slot;

/** The ref of that place. */
export const setYearSlot = slot.set;
