import { expect, it } from 'vitest';
import { isDocumentId } from './document-id.ts';

it.each(['a', 'aB3dE5fG7hJ9kL1mN2pQ', 'book-fair_2', '__x', '_', 'a'.repeat(64)])(
  '%s is an id (#45)',
  (id) => {
    expect(isDocumentId(id)).toBe(true);
  },
);

it.each(['', ' ', 'a b', 'a/b', '../x', '.', 'ä', 'a\n', '__x__', 'a'.repeat(65), null, 5, ['a']])(
  '%j is not an id (#45)',
  (id) => {
    expect(isDocumentId(id)).toBe(false);
  },
);
