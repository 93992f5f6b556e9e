import { describe, expect, it } from 'vitest';
import { dataStateOf, dataVersionOf, SCHEMA_VERSION, outdatedBecause } from './schema-version.ts';
import { errorMessages } from './error-messages.ts';

const NEXT = SCHEMA_VERSION + 1;

describe('the version of the data', () => {
  it('is 0 without a document', () => {
    expect(dataVersionOf(undefined)).toBe(0);
    expect(dataVersionOf(null)).toBe(0);
  });

  it('is the version in the document', () => {
    expect(dataVersionOf({ version: 1 })).toBe(1);
    expect(dataVersionOf({ version: 7, migratedAt: 'some day' })).toBe(7);
  });

  it.each([
    {},
    { version: '2' },
    { version: 0 },
    { version: -1 },
    { version: 1.5 },
    { version: 1e300 },
  ])('cannot be read from %j', (document) => {
    expect(dataVersionOf(document)).toBeNull();
  });
});

describe('dataStateOf (#112)', () => {
  it.each([
    [undefined, 'older'],
    [{ version: SCHEMA_VERSION, migratedAt: 'some day' }, 'current'],
    [{ version: NEXT }, 'newer'],
    [{ version: 'of another kind' }, 'newer'],
    [{ version: 1, underWay: { what: 'migration', to: SCHEMA_VERSION } }, 'upgrading'],
    [{ version: SCHEMA_VERSION, underWay: { what: 'restore' } }, 'upgrading'],
    // This program is not part of what happens to newer data.
    [{ version: NEXT, underWay: { what: 'restore' } }, 'newer'],
  ])('%j: %s', (document, state) => {
    expect(dataStateOf(document)).toBe(state);
  });
});

describe('outdatedBecause (#112)', () => {
  it('reports a server that is newer than the page, whatever its error is', () => {
    for (const code of ['badRequest', 'busy', undefined])
      expect(outdatedBecause(String(SCHEMA_VERSION + 1), code)).toBe('outdated');
  });

  it('reports data that are newer than the app', () => {
    expect(outdatedBecause(String(SCHEMA_VERSION), 'dataNewer')).toBe('dataNewer');
    expect(outdatedBecause(null, 'dataNewer')).toBe('dataNewer');
  });

  it.each([null, '', 'x', '0', String(SCHEMA_VERSION - 1), String(SCHEMA_VERSION)])(
    'tells nothing of any other refusal by a server of version %j',
    (version) => {
      for (const code of ['dataUpgrading', 'dataOlder', errorMessages.dataNewer, null])
        expect(outdatedBecause(version, code)).toBeNull();
    },
  );
});
