import { describe, expect, it } from 'vitest';
import { titleOf } from './title-of.ts';

describe('titleOf', () => {
  it.each([
    ['Ticket sales', 'Ticket sales'],
    ['  Ticket sales\nand more', 'Ticket sales'],
    ['a'.repeat(60), 'a'.repeat(60)],
    ['a'.repeat(61), `${'a'.repeat(60)}…`],
    ['🎪'.repeat(61), `${'🎪'.repeat(60)}…`],
  ])('calls %j %j', (description, title) => {
    expect(titleOf({ description })).toBe(title);
  });
});
