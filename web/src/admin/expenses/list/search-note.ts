import { createStore } from '../../../app/store.ts';

/** What is to be said of a search in the contacts, by the code that searches them; mostly nothing. */
export const searchNote = createStore('');
