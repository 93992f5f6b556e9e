import { readFileSync } from 'node:fs';
import path from 'node:path';
import { IMPORT_RIGHTS, isImportKind } from '@pa-ledger/domain/imports/import-kinds';
import {
  DATA_RIGHTS,
  JOURNAL_OF_BOOKS,
  OPEN_ROUTES,
  ROUTE_RIGHTS,
  SIGNED_IN_RIGHTS,
  STORAGE_RIGHTS,
} from '@pa-ledger/domain/people/places';
import { ROLES } from '@pa-ledger/domain/people/role';
import { RIGHTS } from '@pa-ledger/domain/people/rights';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../ops/base/paths.ts';
import { everyRoute, ROUTES } from '../routes.ts';

/** The matrix names every place that there is. A place that it doesn't name would have no one who decided about it. */

/** Returns the text of a rules file without its comments. */
function rulesIn(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8').replace(/\/\/ .*$/gm, '');
}

/** Returns the paths of all blocks, each with those around it, and what each says itself. */
function blocksOf(rules: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const around: { readonly indent: number; readonly path: string }[] = [];
  for (const line of rules.split('\n')) {
    const [, indent = '', own] = /^( *)match (\/\S+) \{$/.exec(line) ?? [];
    if (own !== undefined) {
      while ((around.at(-1)?.indent ?? -1) >= indent.length) around.pop();
      const whole = (around.at(-1)?.path ?? '') + own;
      around.push({ indent: indent.length, path: whole });
      found.set(whole, '');
    }
    const last = around.at(-1)?.path;
    if (last !== undefined && own === undefined) found.set(last, `${found.get(last)}${line}\n`);
  }
  return found;
}

describe('firestore.rules (#156)', () => {
  const DOCUMENTS = '/databases/{database}/documents';
  const rules = rulesIn('firestore.rules');
  const blocks = new Map(
    [...blocksOf(rules)].map(([place, own]) => [place.slice(DOCUMENTS.length), own]),
  );
  blocks.delete('');

  it('has exactly the blocks of the matrix', () => {
    expect([...blocks.keys()].toSorted()).toEqual(Object.keys(DATA_RIGHTS).toSorted());
    expect(blocks.size).toBeGreaterThan(40);
  });

  it.each(Object.entries(DATA_RIGHTS))('%s says itself who may', (place, rights) => {
    const own = blocks.get(place) ?? '';
    const conditionOf = (method: string): string | null =>
      new RegExp(`allow (?:\\w+, )*${method}(?:, \\w+)*: if ([^;]+);`).exec(own)?.[1] ?? null;
    const asks = (condition: string | null, right: string | null): void => {
      if (right === null) expect(condition).toBeNull();
      else expect(condition).toMatch(ASKING[right] ?? functionOf(right));
    };
    asks(conditionOf('read') ?? conditionOf('list') ?? conditionOf('get'), rights.read);
    asks(conditionOf('create'), rights.write);
    asks(conditionOf('delete'), rights.delete);
  });

  it('asks the roles that a right has', () => {
    for (const right of ['readBooks', 'readContacts', 'keepBooks', 'managePeople'] as const)
      expect([right, rolesIn(rules, right)]).toEqual([right, RIGHTS[right]]);
    expect(rolesIn(rules, 'manageApprovers')).toEqual(RIGHTS.manageApprovers);
    expect(RIGHTS.readBooks).toEqual(ROLES);
  });

  it('lets everyone read the same changes as the panel asks for', () => {
    const [, list = ''] =
      /function isOfBooks\(collection\) \{\s*return collection in \[([^\]]+)\]/.exec(rules) ?? [];
    const listed = Array.from(list.matchAll(/'(\w+)'/g), ([, name]) => name);
    expect(listed).toEqual(JOURNAL_OF_BOOKS);
    // So many values a query may name.
    expect(listed.length).toBeLessThanOrEqual(30);
  });
});

describe('storage.rules (#156)', () => {
  const rules = rulesIn('storage.rules');

  it('has exactly the folders of the matrix', () => {
    const folders = [...blocksOf(rules).keys()].flatMap(
      (place) => /^\/b\/\{bucket\}\/o\/(?<folder>\w+)\//.exec(place)?.groups?.['folder'] ?? [],
    );
    expect(folders.toSorted()).toEqual(Object.keys(STORAGE_RIGHTS).toSorted());
  });

  it('asks the roles that a right has', () => {
    expect(Array.from(rolesAfter(rules, 'entry.role in'))).toEqual(RIGHTS[STORAGE_RIGHTS.papers]);
  });
});

describe('the routes (#156)', () => {
  const names = everyRoute().map(({ id, path: address }) => ({
    id,
    name: address.replace(/^\/api\/(?:admin\/)?/, ''),
  }));

  it('of the panel each ask for a right', () => {
    const own = names.filter(({ id }) => id === 'admin').map(({ name }) => name);
    expect(own.toSorted()).toEqual(Object.keys(ROUTE_RIGHTS).toSorted());
    expect(own.length).toBe(Object.keys(ROUTES.admin).length);
  });

  it('of the other functions ask for a right, or are open on purpose', () => {
    const others = names.filter(({ id }) => id !== 'admin').map(({ name }) => name);
    const known = [...Object.keys(SIGNED_IN_RIGHTS), ...OPEN_ROUTES];
    expect(others.filter((name) => !known.includes(name))).toEqual([]);
    expect(Object.keys(SIGNED_IN_RIGHTS).filter((name) => !others.includes(name))).toEqual([]);
  });
});

it('every kind of import asks for a right', () => {
  const file = path.join(ROOT, 'domain/src/imports/import-kinds.ts');
  const [, table = ''] =
    /const IMPORT_KINDS = \{([^]*?)\n\}/.exec(readFileSync(file, 'utf8')) ?? [];
  const kinds = Array.from(table.matchAll(/^ {2}(\w+): \[/gm), ([, kind]) => kind);
  expect(kinds.every(isImportKind)).toBe(true);
  expect(kinds.toSorted()).toEqual(Object.keys(IMPORT_RIGHTS).toSorted());
});

/** What a condition begins with that asks for a right in another way than by its name. */
const ASKING: Readonly<Record<string, RegExp>> = {
  signIn: /^maySignIn\(\)/,
  keepBooks: /^(?:maySave|mayDelete|maySaveBudget|mayDeleteBudget|mayWrite)\(/,
  readBooks: /^mayReadBooks\(\)|\|\| mayReadBooks\(\)/,
};

function functionOf(right: string): RegExp {
  return new RegExp(`^may${right.charAt(0).toUpperCase()}${right.slice(1)}\\(\\)`);
}

function rolesIn(rules: string, right: string): readonly string[] {
  const name = `function may${right.charAt(0).toUpperCase()}${right.slice(1)}()`;
  return rolesAfter(rules.slice(rules.indexOf(name)), 'isOneOf(');
}

function rolesAfter(rules: string, start: string): readonly string[] {
  const [list = ''] = /\[[^\]]*\]/.exec(rules.slice(rules.indexOf(start))) ?? [];
  return Array.from(list.matchAll(/'(\w+)'/g), ([, role = '']) => role);
}
