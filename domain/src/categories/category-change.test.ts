import { describe, expect, it } from 'vitest';
import {
  MAX_CATEGORIES,
  planCategoryDeletion,
  planCategorySave,
  type SaveCategoryRequest,
  type StoredCategory,
} from './category-change.ts';

const FAIR: StoredCategory = {
  id: 'fair',
  name: 'Book Fair',
  requiresEventApprover: true,
  version: 3,
};
const OFFICE: StoredCategory = {
  id: 'office',
  name: 'Office',
  requiresEventApprover: false,
  version: 1,
};
const ALL = [FAIR, OFFICE];

function wish(own: Partial<SaveCategoryRequest>): SaveCategoryRequest {
  return { id: 'fair', name: 'Book Fair', requiresEventApprover: true, version: 3, ...own };
}

describe('planCategorySave', () => {
  const made = { id: null, version: null };
  it.each([
    ['a new one', wish({ ...made, name: 'Field Day' }), 'new', { kind: 'create' }],
    [
      'one brought back',
      wish({ id: 'day', name: 'Day', version: null }),
      'day',
      { kind: 'create' },
    ],
    ['another name', wish({ name: 'Books' }), 'fair', { kind: 'update', before: FAIR }],
    ['other capitals (#70)', wish({ name: 'BOOK fair' }), 'fair', { kind: 'update', before: FAIR }],
    [
      'another chain',
      wish({ requiresEventApprover: false }),
      'fair',
      { kind: 'update', before: FAIR },
    ],
    ['the same again', wish({ version: 2 }), 'fair', { kind: 'nothing' }],
    ['the same brought back twice', wish({ version: null }), 'fair', { kind: 'nothing' }],
    [
      'an older version (#66)',
      wish({ name: 'Books', version: 2 }),
      'fair',
      { kind: 'refused', why: 'changedMeanwhile' },
    ],
    [
      'an id that is in use (#66)',
      wish({ name: 'Books', version: null }),
      'fair',
      { kind: 'refused', why: 'changedMeanwhile' },
    ],
    ['one that is gone', wish({ id: 'x' }), 'x', { kind: 'refused', why: 'deletedMeanwhile' }],
    [
      'a new one with a name that is taken (#70)',
      wish({ ...made, name: ' book  FAIR' }),
      'new',
      { kind: 'refused', why: 'categoryNameTaken' },
    ],
    [
      'a rename to a name that is taken (#70)',
      wish({ name: 'OFFICE' }),
      'fair',
      { kind: 'refused', why: 'categoryNameTaken' },
    ],
  ] as const)('%s', (_title, wished, id, plan) => {
    expect(planCategorySave(wished, id, ALL)).toEqual(plan);
  });

  it('refuses the 101st category', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...OFFICE,
        id: `${index}`,
        name: `Event ${index}`,
      }));
    const day = wish({ ...made, name: 'Field Day' });
    expect(planCategorySave(day, 'new', many(MAX_CATEGORIES - 1))).toEqual({ kind: 'create' });
    expect(planCategorySave(day, 'new', many(MAX_CATEGORIES))).toEqual({
      kind: 'refused',
      why: 'tooManyCategories',
    });
  });
});

describe('planCategoryDeletion', () => {
  it.each([
    ['as it was seen', 3, FAIR, { kind: 'delete', before: FAIR }],
    ['changed since (#66)', 2, FAIR, { kind: 'refused', why: 'changedMeanwhile' }],
    ['gone already', 3, null, { kind: 'nothing' }],
  ] as const)('%s', (_title, version, before, plan) => {
    expect(planCategoryDeletion({ id: 'fair', version }, before)).toEqual(plan);
  });
});
