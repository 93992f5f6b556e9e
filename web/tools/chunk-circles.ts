import { importsOf, moduleNameOf } from './first-load.ts';

/**
 * Returns the built files that import each other in a circle, by the modules they were built from. One of a circle runs
 * before another that it imports, so what it asks for as it begins may not be there: the page then stays empty.
 * @param read gives a file's text by its path below the site's root.
 */
export function chunkCircles(
  files: readonly string[],
  read: (path: string) => string,
): readonly (readonly string[])[] {
  const reach = new Map(files.map((file) => [file, reachable(file, read)]));
  const reaches = (from: string, to: string): boolean => reach.get(from)?.has(to) === true;
  const circles = files
    .filter((file) => reaches(file, file))
    .map((file) => files.filter((other) => reaches(file, other) && reaches(other, file)))
    .map((circle) => circle.map(moduleNameOf).toSorted());
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}

/** The files that one imports, and what these import; itself only if one of them leads back. */
function reachable(file: string, read: (path: string) => string): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [...importsOf(file, read)];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (found.has(path)) continue;
    found.add(path);
    queue.push(...importsOf(path, read));
  }
  return found;
}
