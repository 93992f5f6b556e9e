import { describe, expect, it } from 'vitest';
import { differingFacts } from './facts.ts';

describe('differingFacts', () => {
  it('shows what differs, in the order of the form, and names what is empty', () => {
    const mine = [
      { label: 'Name', text: 'A' },
      { label: 'Code', text: '' },
      { label: 'Note', text: 'same' },
    ];
    const theirs = [
      { label: 'Name', text: 'B' },
      { label: 'Code', text: '4900' },
      { label: 'Note', text: 'same' },
    ];
    expect(differingFacts(mine, theirs)).toEqual([
      { label: 'Name', mine: 'A', theirs: 'B' },
      { label: 'Code', mine: '(empty)', theirs: '4900' },
    ]);
  });
});
