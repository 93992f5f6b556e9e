import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { expect, it } from 'vitest';
import { FORMAT, VERSION } from '../../functions/src/archive/manifest.ts';
import { parseManifest } from './read-archive.ts';

const MANIFEST = {
  format: FORMAT,
  version: VERSION,
  dataVersion: SCHEMA_VERSION,
  project: 'demo',
  asOf: '2026-11-25T12:00:00.000Z',
  documents: {},
  receipts: 0,
  files: [],
};
const { dataVersion: _, ...WITHOUT } = MANIFEST;

it('a manifest carries the versions of the archive and of its data', () => {
  expect(parseManifest(JSON.stringify(MANIFEST))).toEqual(MANIFEST);
});

it.each([
  ['data of another version', { ...MANIFEST, dataVersion: SCHEMA_VERSION + 1 }],
  ['data without a version', WITHOUT],
  ['another version of the archive', { ...MANIFEST, version: VERSION + 1 }],
])('an archive with %s is refused with what to do about it (#112)', (_name, manifest) => {
  expect(() => parseManifest(JSON.stringify(manifest))).toThrow(
    /has another form than this program reads: .* Restore it with the program that wrote it/,
  );
});

it.each([
  ['This is not JSON.', /isn't an archive of PA Ledger/],
  [JSON.stringify({ ...MANIFEST, format: 'other' }), /isn't an archive of PA Ledger/],
  [JSON.stringify({ ...MANIFEST, files: 'none' }), /is damaged/],
])('%s is no manifest', (text, sentence) => {
  expect(() => parseManifest(text)).toThrow(sentence);
});
