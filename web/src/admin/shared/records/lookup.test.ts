import { describe, expect, it } from 'vitest';
import { nameIn } from './lookup.ts';

describe('nameIn', () => {
  it('says Unknown for what is missing, and an ellipsis while names are loading', () => {
    const name = nameIn({ status: 'ready', value: [{ id: 'a', name: 'Book Fair' }] });
    expect([name('a'), name('b')]).toEqual(['Book Fair', 'Unknown']);
    expect(nameIn({ status: 'loading' })('a')).toBe('…');
  });
});
