import { organization } from '@pa-ledger/domain/organization';
import { beforeAll, expect, it } from 'vitest';
import { send } from './support/api.ts';
import { EVENT, foundAssociation, OFFICE, PEOPLE } from './support/association.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { db } from './support/suite.ts';

const NOTED = { id: 'testNoted', name: 'Noted', requiresEventApprover: false };

beforeAll(async () => {
  await foundAssociation();
  const { id, ...fields } = NOTED;
  await putRecorded(db, `categories/${id}`, { ...fields, treasurerNote: 'ask chair@example.com' });
});

it("gives the public form what it needs and no person's data", async () => {
  const { status, headers, bytes } = await send('/api/form-options');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe(
    'public, max-age=60, s-maxage=300, stale-while-revalidate=86400',
  );
  // The endpoint answers this object.
  const options = JSON.parse(bytes.toString()) as { categories: unknown[] };
  expect(options).toMatchObject({ schoolName: organization.schoolName });
  expect(Object.keys(options).sort()).toEqual(['categories', 'schoolName']);
  expect(options.categories).toContainEqual(EVENT);
  expect(options.categories).toContainEqual(OFFICE);
  expect(options.categories).toContainEqual(NOTED);
  for (const address of [...Object.values(PEOPLE), 'chair@example.com']) {
    expect(bytes.toString()).not.toContain(address);
  }
});

it('refuses another method with an answer that is not cached (#27)', async () => {
  const { status, headers } = await send('/api/form-options', { method: 'POST', body: '{}' });
  expect(status).toBe(405);
  expect(headers.get('cache-control')).toBe('no-store');
});
