import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../ops/base/paths.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const SOURCE = /\.tsx?$/;
const TEST = /\.(?:test|spec)\.tsx?$/;
/** Static, lazy, and type imports of the app's own files. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+|@pa-ledger\/domain\/[^']+)'/g;

const files = globSync(
  ['{domain,functions,web}/src/**/*.{ts,tsx}', '{.,functions,{ops,tests,tools,web/tools}/**}/*.ts'],
  {
    cwd: ROOT,
  },
).filter((file) => !TEST.test(file));

/** Returns the files that a file imports, as paths from the root. */
function importsOf(file: string): ReadonlySet<string> {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const targets = [...text.matchAll(IMPORT)].map(([, name = '']) =>
    name.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), name)
      : `${name.replace('@pa-ledger/domain', 'domain/src')}.ts`,
  );
  return new Set(targets.filter((target) => SOURCE.test(target)));
}

/** For each circle, returns one way from a node back to itself. */
function circlesOf(graph: Graph): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (node: string, way: readonly string[]): void => {
    const start = way.indexOf(node);
    if (start >= 0) circles.push([...way.slice(start), node].join(' -> '));
    if (start >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) follow(next, [...way, node]);
    done.add(node);
  };
  for (const node of graph.keys()) follow(node, []);
  return circles;
}

/** Returns the imports between the rooms of `folder`, which are its subfolders. Files next to them belong to no room. */
function roomsOf(graph: Graph, folder: string): Graph {
  const roomOf = (file: string) =>
    file.startsWith(folder) ? /^([^/]+)\//.exec(file.slice(folder.length))?.[1] : undefined;
  const rooms = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const room = roomOf(file);
    if (room === undefined) continue;
    const others = rooms.get(room) ?? new Set();
    for (const target of targets) {
      const other = roomOf(target);
      if (other !== undefined && other !== room) others.add(other);
    }
    rooms.set(room, others);
  }
  return rooms;
}

/** Returns the rooms of a folder in the order of their table in the README. */
function roomsInReadme(folder: string): string[] {
  const lines = readFileSync(path.join(ROOT, 'README.md'), 'utf8').split('\n');
  const heading = lines.findIndex((line) => line.startsWith(`| folder of \`${folder}\``));
  const end = lines.indexOf('', heading);
  return lines
    .slice(heading + 2, end)
    .flatMap((line) =>
      Array.from((line.split('|')[1] ?? '').matchAll(/`(\w+)`/g), ([, room = '']) => room),
    );
}

const imports: Graph = new Map(files.map((file) => [file, importsOf(file)]));

describe('imports', () => {
  it('find every file that they name', () => {
    const missing = [...imports].flatMap(([file, targets]) =>
      [...targets].filter((target) => !imports.has(target)).map((target) => `${file} -> ${target}`),
    );
    expect(missing).toEqual([]);
  });

  // Lint finds circles of static imports. This also follows lazy imports.
  it('never lead back to the file where they began', () => {
    expect(circlesOf(imports)).toEqual([]);
  });

  it.each([
    ['domain/src/', 10],
    ['functions/src/', 10],
    ['web/src/admin/shared/', 5],
  ])('never lead back to a room of %s', (folder, fewer) => {
    const rooms = roomsOf(imports, folder);
    expect(rooms.size).toBeGreaterThan(fewer);
    expect(circlesOf(rooms)).toEqual([]);
  });

  it.each(['domain/src', 'functions/src', 'web/src/admin/shared'])(
    'lead from a room of %s only to those that the README has above or left of it',
    (folder) => {
      const order = roomsInReadme(folder);
      const rooms = roomsOf(imports, `${folder}/`);
      expect([...rooms.keys()].toSorted()).toEqual(order.toSorted());
      const wrong = [...rooms].flatMap(([room, others]) =>
        [...others]
          .filter((other) => order.indexOf(other) >= order.indexOf(room))
          .map((other) => `${room} -> ${other}`),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('that lead back are found', () => {
    const graph = new Map([
      ['a', new Set(['b', 'd'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b'])],
      ['d', new Set<string>()],
    ]);
    expect(circlesOf(graph)).toEqual(['b -> c -> b']);
  });
});
