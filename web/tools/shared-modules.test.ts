import { expect, it } from 'vitest';
import { sharedModules } from './shared-modules.ts';

const GRAPH: Readonly<Record<string, readonly string[]>> = {
  one: ['both', 'own'],
  other: ['both', 'circle'],
  own: ['deep'],
  both: ['deep'],
  circle: ['both', 'circle'],
};

const importsOf = (id: string) => (GRAPH[id] === undefined ? null : { importedIds: GRAPH[id] });

it('are what all starts bring, however far behind', () => {
  expect([...sharedModules(['one', 'other'], importsOf)].toSorted()).toEqual(['both', 'deep']);
  expect([...sharedModules(['own', 'both'], importsOf)]).toEqual(['deep']);
});

it('are nothing where one start brings nothing', () => {
  expect(sharedModules(['one', 'missing'], importsOf).size).toBe(0);
  expect(sharedModules([], importsOf).size).toBe(0);
});
