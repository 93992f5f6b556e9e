import { errorMessages } from '@pa-ledger/domain/error-messages';
import { normalizeCategoryName } from '@pa-ledger/domain/categories/category';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { categoryNamePath } from '../../functions/src/firestore/categories.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { EVENT } from '../functions/support/association.ts';
import { TIMEOUT_MS, times } from '../support/random.ts';
import { eventCategoryIn, everything } from '../functions/support/event-category.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { refused } from '../support/refused.ts';

let testEnv: TestEnvironment;
let admin: AdminClient;
const { submitEvent, approve } = eventCategoryIn(() => testEnv);

beforeEach(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
});

afterEach(() => testEnv.close());

describe('a new category', () => {
  it('has version 1 and takes its name', async () => {
    const reply = await admin.save({
      id: null,
      name: '  Field   Day ',
      requiresEventApprover: true,
      version: null,
    });
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    const id = reply.body.id ?? '';
    expect((await testEnv.db.doc(`categories/${id}`).get()).data()).toEqual({
      name: 'Field Day',
      requiresEventApprover: true,
      version: 1,
    });
    const taken = await testEnv.db.doc(categoryNamePath('FIELD DAY')).get();
    expect(taken.data()).toEqual({ categoryId: id });
  });

  it.each([
    'Spring Fair',
    ' spring   FAIR',
    'Ｓｐｒｉｎｇ Fair',
    'Spring\u00a0Fair',
    'Spring\nFair\u200b',
  ])('cannot be called %j if there is a Spring Fair (#70)', async (name) => {
    const before = await everything(testEnv.db);
    const request = { id: null, name, requiresEventApprover: false, version: null };
    expect(await admin.save(request)).toEqual(
      refused('categoryNameTaken', 'There is already a category with this name.'),
    );
    expect(await everything(testEnv.db)).toEqual(before);
  });

  it(
    'is created once if two administrators add the same name at the same moment (#70)',
    async () => {
      for (let round = 0; round < times(1, 50); round++) {
        const spellings = [`Event ${round}`, `EVENT  ${round}`];
        const replies = await Promise.all(
          spellings.map((name) =>
            admin.save({ id: null, name, requiresEventApprover: true, version: null }),
          ),
        );
        expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
        const all = await testEnv.db.collection('categories').get();
        const names = all.docs.map((category) =>
          normalizeCategoryName(category.get('name') as string),
        );
        expect(names.filter((name) => name === `event ${round}`)).toHaveLength(1);
      }
    },
    TIMEOUT_MS,
  );

  it.each([
    [{ name: ' ' }, 'Name is required.'],
    [{ name: '__x__' }, 'Name can’t begin and end with two underscores.'],
    [{ name: 'a'.repeat(101) }, 'Name is too long: at most 100 characters.'],
    [{ name: 5 }, 'We couldn’t read this request.'],
    [{ requiresEventApprover: 'true' }, 'We couldn’t read this request.'],
    [{ id: '../x' }, 'We couldn’t read this request.'],
    [{ id: '__x__' }, 'We couldn’t read this request.'],
    [{ version: 1.5 }, 'We couldn’t read this request.'],
    [{ id: null, version: 1 }, 'We couldn’t read this request.'],
    [{ extra: true }, 'We couldn’t read this request.'],
  ])('is refused with %j', async (own, error) => {
    const request = { id: null, name: 'Day', requiresEventApprover: true, version: null, ...own };
    // Our own page would never send some of these.
    expect(await admin.save(request as Parameters<AdminClient['save']>[0])).toEqual(
      refused(error === errorMessages.badRequest ? 'badRequest' : 'badCategoryName', error),
    );
  });
});

describe('the chain (#14)', () => {
  it.each([0, 1, 2])('keeps its three steps when toggled after %d decisions', async (decided) => {
    let category = { ...EVENT, version: 1 };
    const toggle = async () => {
      const requiresEventApprover = !category.requiresEventApprover;
      expect((await admin.save({ ...category, requiresEventApprover })).status).toBe(200);
      category = { ...category, requiresEventApprover, version: category.version + 1 };
    };
    const id = await submitEvent();
    for (let step = 0; step < 3; step++) {
      if (step >= decided) await toggle();
      expect((await testEnv.db.doc(`expenses/${id}`).get()).get('status')).toBe('pending');
      expect(await approve(id, step)).toBe(200);
    }
    const expense = await testEnv.db.doc(`expenses/${id}`).get();
    expect(expense.get('status')).toBe('approved');
    expect(expense.get('steps')).toHaveLength(3);
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });
});
