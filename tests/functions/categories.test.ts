import { normalizeCategoryName } from '@pa-ledger/domain/category-name';
import { MAX_RENAMED_EXPENSES } from '@pa-ledger/domain/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { categoryNamePath } from '../../functions/src/store/category-names.ts';
import { DESK_ADMIN, deskIn, type AdminDesk } from './support/admin-desk.ts';
import { EVENT, OFFICE, PEOPLE, SETTINGS } from './support/association.ts';
import { PATIENCE_MS, times } from './support/counts.ts';
import { killedAt } from './support/crash.ts';
import { filledForm } from './support/expenses.ts';
import { brokenInvariants } from './support/invariants.ts';
import { figure } from '../support/figure.ts';
import { foundWorld, type World } from './support/world.ts';

const RENAMED = 'Summer Fair';
const CHAIN = [PEOPLE.eventApprover, PEOPLE.president, PEOPLE.treasurer];

let world: World;
let desk: AdminDesk;

beforeEach(async () => {
  world = await foundWorld();
  desk = deskIn(world.services);
});

afterEach(() => world.close());

const rename = (name = RENAMED, version = 1) =>
  desk.save({ id: EVENT.id, name, requiresEventApprover: true, version });

async function submitEvent(): Promise<string> {
  const form = await filledForm({ category: EVENT.name });
  expect((await world.submit(form)).status).toBe(200);
  return form.id;
}

async function approve(id: string, step: number): Promise<number> {
  const approver = CHAIN[step] ?? '';
  return (await world.decide(await world.tokenFor(id, step, approver))).status;
}

/** Everything in the database, by path. */
async function everything(db: Firestore): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  const collections = await db.listCollections();
  for (const collection of collections) {
    for (const document of (await collection.get()).docs) {
      found[document.ref.path] = document.data();
      for (const below of await document.ref.listCollections())
        for (const deeper of (await below.get()).docs) found[deeper.ref.path] = deeper.data();
    }
  }
  return found;
}

async function eventApprovers(): Promise<unknown> {
  return (await world.db.doc('settings/approvers').get()).get('eventApprovers') as unknown;
}

describe('a new category', () => {
  it('has version 1 and its name to itself', async () => {
    const reply = await desk.save({
      id: null,
      name: '  Field   Day ',
      requiresEventApprover: true,
      version: null,
    });
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    const id = reply.body.id ?? '';
    expect((await world.db.doc(`categories/${id}`).get()).data()).toEqual({
      name: 'Field Day',
      requiresEventApprover: true,
      version: 1,
    });
    const taken = await world.db.doc(categoryNamePath('FIELD DAY')).get();
    expect(taken.data()).toEqual({ categoryId: id });
  });

  it.each(['Spring Fair', ' spring   FAIR', 'Ｓｐｒｉｎｇ Fair', 'Spring\u00a0Fair'])(
    '#70 is not called %j when there is a Spring Fair',
    async (name) => {
      const before = await everything(world.db);
      const wish = { id: null, name, requiresEventApprover: false, version: null };
      expect(await desk.save(wish)).toEqual({
        status: 409,
        body: { success: false, error: 'There is already a category with this name.' },
      });
      expect(await everything(world.db)).toEqual(before);
    },
  );

  it(
    '#70 is made once by two who add one name at the same moment',
    async () => {
      for (let round = 0; round < times(3, 50); round++) {
        const spellings = [`Event ${round}`, `EVENT  ${round}`];
        const replies = await Promise.all(
          spellings.map((name) =>
            desk.save({ id: null, name, requiresEventApprover: true, version: null }),
          ),
        );
        expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
        const all = await world.db.collection('categories').get();
        const names = all.docs.map((category) =>
          normalizeCategoryName(category.get('name') as string),
        );
        expect(names.filter((name) => name === `event ${round}`)).toHaveLength(1);
      }
    },
    PATIENCE_MS,
  );

  it.each([
    [{ name: ' ' }, 'Name is required.'],
    [{ name: '__x__' }, 'Name must not begin and end with two underscores.'],
    [{ name: 'a\nb' }, 'Name has a character that cannot be stored.'],
    [{ name: 'a'.repeat(101) }, 'Name is too long: at most 100 characters.'],
    [{ name: 5 }, 'The request could not be read.'],
    [{ requiresEventApprover: 'true' }, 'The request could not be read.'],
    [{ id: '../x' }, 'The request could not be read.'],
    [{ id: '__x__' }, 'The request could not be read.'],
    [{ version: 1.5 }, 'The request could not be read.'],
    [{ id: null, version: 1 }, 'The request could not be read.'],
    [{ extra: true }, 'The request could not be read.'],
  ])('is refused with %j', async (own, error) => {
    const wish = { id: null, name: 'Day', requiresEventApprover: true, version: null, ...own };
    // Some are what no page of ours would send.
    expect(await desk.save(wish as Parameters<AdminDesk['save']>[0])).toEqual({
      status: 400,
      body: { success: false, error },
    });
  });
});

describe('a rename', () => {
  it.each([0, 1, 2])(
    '#13 #69 after %d decisions carries the event approver and the open expense along',
    async (decided) => {
      const id = await submitEvent();
      for (let step = 0; step < decided; step++) expect(await approve(id, step)).toBe(200);
      expect(await rename()).toEqual({ status: 200, body: { success: true, id: EVENT.id } });

      expect(await eventApprovers()).toEqual({ [RENAMED]: PEOPLE.eventApprover });
      const expense = await world.db.doc(`expenses/${id}`).get();
      expect(expense.get('category')).toBe(RENAMED);
      expect(expense.get('submission.category')).toBe(EVENT.name);
      const line = await expense.ref.collection('history').doc('renamed-2').get();
      expect(line.data()).toMatchObject({
        by: DESK_ADMIN,
        what: 'renamed',
        step: null,
        old: EVENT.name,
        new: RENAMED,
      });
      for (let step = decided; step < 3; step++) expect(await approve(id, step)).toBe(200);
      expect((await expense.ref.get()).get('status')).toBe('approved');
      expect(await brokenInvariants(world.db, [id])).toEqual([]);
    },
  );

  it('leaves settled expenses and other categories as they are', async () => {
    const settled = await submitEvent();
    for (const step of [0, 1, 2]) await approve(settled, step);
    const other = await filledForm({ category: OFFICE.name });
    await world.submit(other);
    expect((await rename()).status).toBe(200);
    for (const [id, name] of [
      [settled, EVENT.name],
      [other.id, OFFICE.name],
    ] as const) {
      expect((await world.db.doc(`expenses/${id}`).get()).get('category')).toBe(name);
    }
  });

  it('gives the old name free and takes the new one', async () => {
    expect((await rename()).status).toBe(200);
    expect((await world.db.doc(categoryNamePath(EVENT.name)).get()).exists).toBe(false);
    const wish = { id: null, requiresEventApprover: true, version: null };
    expect((await desk.save({ ...wish, name: 'SUMMER fair' })).status).toBe(409);
    expect((await desk.save({ ...wish, name: EVENT.name })).status).toBe(200);
  });

  it('in capitals alone is one as well', async () => {
    expect((await rename('SPRING FAIR')).status).toBe(200);
    expect(await eventApprovers()).toEqual({ 'SPRING FAIR': PEOPLE.eventApprover });
    const taken = await world.db.doc(categoryNamePath(EVENT.name)).get();
    expect(taken.get('categoryId')).toBe(EVENT.id);
  });

  it('#66 over a change that was not seen is refused', async () => {
    expect((await rename()).status).toBe(200);
    expect(await rename('Autumn Fair', 1)).toEqual({
      status: 409,
      body: { success: false, error: 'Someone else changed this meanwhile.' },
    });
    expect((await rename(RENAMED, 1)).status).toBe(200);
    expect((await rename('Autumn Fair', 2)).status).toBe(200);
    expect((await world.db.doc(`categories/${EVENT.id}`).get()).get('version')).toBe(3);
  });

  it('#13 whose commit fails leaves everything as it was', async () => {
    const ids = [await submitEvent(), await submitEvent()];
    // One line of history that is there already makes the whole commit fail.
    await world.db.doc(`expenses/${ids[1] ?? ''}/history/renamed-2`).set({ what: 'reassigned' });
    const before = await everything(world.db);
    expect(await rename()).toMatchObject({ status: 503 });
    expect(await everything(world.db)).toEqual(before);

    await world.db.doc(`expenses/${ids[1] ?? ''}/history/renamed-2`).delete();
    expect((await rename()).status).toBe(200);
    expect(await eventApprovers()).toEqual({ [RENAMED]: PEOPLE.eventApprover });
    expect(await brokenInvariants(world.db, ids)).toEqual([]);
  });

  it.each(['before read', 'before commit', 'after commit'] as const)(
    '#13 #77 G4 by a process that is killed %s happens as a whole or not at all',
    async (checkpoint) => {
      const kills = times(1, 20);
      for (let kill = 0; kill < kills; kill++) {
        const id = await submitEvent();
        const before = await everything(world.db);
        const wish = { ...EVENT, name: RENAMED, version: 1 };
        await killedAt(checkpoint, { kind: 'saveCategory', wish }, world);
        if (checkpoint === 'after commit') {
          expect(await eventApprovers()).toEqual({ [RENAMED]: PEOPLE.eventApprover });
          expect((await world.db.doc(`expenses/${id}`).get()).get('category')).toBe(RENAMED);
          const after = await everything(world.db);
          // The page sends it again, for it had no answer: nothing changes any more.
          expect((await rename()).status).toBe(200);
          expect(await everything(world.db)).toEqual(after);
        } else {
          expect(await everything(world.db)).toEqual(before);
        }
        expect(await brokenInvariants(world.db, [id])).toEqual([]);
        await world.close();
        world = await foundWorld();
        desk = deskIn(world.services);
      }
      figure('G4', `${kills} kills ${checkpoint} of a rename: whole or not at all`);
    },
    PATIENCE_MS,
  );

  it(
    '#13 carries at most as many open expenses along as one commit holds',
    async () => {
      const id = await submitEvent();
      const stored = (await world.db.doc(`expenses/${id}`).get()).data() ?? {};
      const copy = async (count: number) => {
        const batch = world.db.batch();
        for (let index = 0; index < count; index++)
          batch.create(world.db.collection('expenses').doc(`copy${index}`), stored);
        await batch.commit();
      };
      await copy(MAX_RENAMED_EXPENSES);
      expect(await rename()).toEqual({
        status: 409,
        body: {
          success: false,
          error: `${MAX_RENAMED_EXPENSES + 1} open expenses refer to this category, and a rename carries at most ${MAX_RENAMED_EXPENSES} along. Settle some of them first.`,
        },
      });
      expect(await eventApprovers()).toEqual(SETTINGS.eventApprovers);
      await world.db.doc('expenses/copy0').delete();
      expect((await rename()).status).toBe(200);
      const left = await world.db.collection('expenses').where('category', '==', EVENT.name).get();
      expect(left.size).toBe(0);
    },
    PATIENCE_MS,
  );

  it(
    '#13 misses no expense that is submitted or decided at the same moment',
    async () => {
      const ids: string[] = [];
      let name: string = EVENT.name;
      for (let round = 0; round < times(4, 40); round++) {
        const next = `Fair ${round}`;
        const open = ids.at(-1);
        const forms = await Promise.all([1, 2, 3].map(() => filledForm({ category: name })));
        const replies = Promise.all(forms.map((form) => world.submit(form)));
        const decision = open === undefined ? 200 : approve(open, 0);
        const renamed = rename(next, round + 1);
        const statuses = (await replies).map(({ status }) => status);
        expect((await renamed).status).toBe(200);
        expect(await decision).toBe(200);
        for (const status of statuses) expect([200, 400, 503]).toContain(status);
        ids.push(...forms.filter((_, index) => statuses[index] === 200).map(({ id }) => id));
        name = next;
        const pending = await world.db
          .collection('expenses')
          .where('status', '==', 'pending')
          .get();
        for (const expense of pending.docs) expect(expense.get('category')).toBe(next);
      }
      expect(await brokenInvariants(world.db, ids)).toEqual([]);
    },
    PATIENCE_MS,
  );
});

describe('#14 the chain', () => {
  it.each([0, 1, 2])('keeps its three steps when toggled after %d decisions', async (decided) => {
    let category = { ...EVENT, version: 1 };
    const toggle = async () => {
      const requiresEventApprover = !category.requiresEventApprover;
      expect((await desk.save({ ...category, requiresEventApprover })).status).toBe(200);
      category = { ...category, requiresEventApprover, version: category.version + 1 };
    };
    const id = await submitEvent();
    for (let step = 0; step < 3; step++) {
      if (step >= decided) await toggle();
      expect((await world.db.doc(`expenses/${id}`).get()).get('status')).toBe('pending');
      expect(await approve(id, step)).toBe(200);
    }
    const expense = await world.db.doc(`expenses/${id}`).get();
    expect(expense.get('status')).toBe('approved');
    expect(expense.get('steps')).toHaveLength(3);
    expect(await brokenInvariants(world.db, [id])).toEqual([]);
  });
});

describe('deleting a category', () => {
  const remove = (version = 1) => desk.remove({ id: EVENT.id, version });

  it('#15 is refused with the number of open expenses, and their chains complete', async () => {
    const ids = [await submitEvent(), await submitEvent()];
    const before = await everything(world.db);
    expect(await remove()).toEqual({
      status: 409,
      body: {
        success: false,
        error: '2 open expenses refer to this category, so it cannot be deleted.',
      },
    });
    expect(await everything(world.db)).toEqual(before);
    for (const id of ids) for (const step of [0, 1, 2]) expect(await approve(id, step)).toBe(200);
    expect(await brokenInvariants(world.db, ids)).toEqual([]);
    expect((await remove()).status).toBe(200);
  });

  it('takes its name and event approver with it, and Undo brings them back', async () => {
    expect((await remove()).status).toBe(200);
    expect((await world.db.doc(`categories/${EVENT.id}`).get()).exists).toBe(false);
    expect((await world.db.doc(categoryNamePath(EVENT.name)).get()).exists).toBe(false);
    expect(await eventApprovers()).toEqual({});

    const { id, ...fields } = EVENT;
    expect(await desk.save({ id, ...fields, version: null })).toEqual({
      status: 200,
      body: { success: true, id },
    });
    expect((await world.db.doc(`categories/${id}`).get()).data()).toEqual({
      ...fields,
      version: 1,
    });
    expect(await eventApprovers()).toEqual(SETTINGS.eventApprovers);
    expect((await world.db.collection('deletedCategories').get()).size).toBe(0);
    expect((await world.db.doc('settings/approvers').get()).get('version')).toBe(3);
  });

  it('#70 is not undone when the name is taken since', async () => {
    await remove();
    const again = { id: null, name: 'SPRING FAIR', requiresEventApprover: false, version: null };
    expect((await desk.save(again)).status).toBe(200);
    const { id, ...fields } = EVENT;
    expect((await desk.save({ id, ...fields, version: null })).status).toBe(409);
  });

  it('#66 is refused after a change that was not seen; twice is once', async () => {
    await rename();
    expect(await remove(1)).toMatchObject({ status: 409 });
    expect(await remove(2)).toMatchObject({ status: 200 });
    expect(await remove(2)).toMatchObject({ status: 200 });
    expect(await rename('Autumn Fair', 2)).toEqual({
      status: 409,
      body: { success: false, error: 'Someone else deleted this meanwhile.' },
    });
  });
});
