import { organization } from '@pa-ledger/domain/organization';
import { expect, it } from 'vitest';
import { momentAt, yearSoFar } from '../../tools/seed/fiscal-year.ts';
import { PAYER } from '../../tools/seed/story.ts';
import { writeBooks } from '../../tools/seed/write-books.ts';
import { timestamp } from '../../functions/src/firestore/timestamps.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { createTestEnvironment } from '../functions/support/test-environment.ts';

it('restores a deleted category of the sample, and continues its versions (#93)', async () => {
  const testEnv = await createTestEnvironment();
  const { db, services, time } = testEnv;
  const year = yearSoFar(time.now, organization.timeZone, organization.fiscalYearFirstMonth);
  await writeBooks(db, year);
  const first = await db.doc('journal/categories~website~1').get();
  const at = timestamp(momentAt(0, year));
  expect(first.data()).toMatchObject({ kind: 'created', by: PAYER, at, before: null });
  const notices = await db.doc('notices/categories~website~1').get();
  expect(notices.data()).toEqual({ at, mails: [] });
  expect((await adminClient(services).remove({ id: 'website', version: 1 })).status).toBe(200);

  await writeBooks(db, year);
  const category = await db.doc('categories/website').get();
  expect(category.data()).toMatchObject({ name: 'Website & Software', version: 3 });
  const entry = await db.doc('journal/categories~website~3').get();
  expect(entry.data()).toMatchObject({ kind: 'created', by: PAYER, after: category.data() });

  await writeBooks(db, year);
  expect((await db.doc('categories/website').get()).updateTime).toEqual(category.updateTime);
  await testEnv.close();
});
