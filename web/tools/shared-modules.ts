/** What of a module tells which others it imports statically. */
interface Imports {
  readonly importedIds: readonly string[];
}

/**
 * Returns the modules that every one of these brings, through its static imports. They are built into one file: without
 * that, a module that comes later and wants some of them would tear the file apart, and two compress worse than one.
 * @param starts the ids of modules; none of them is its own import.
 */
export function sharedModules(
  starts: readonly string[],
  importsOf: (id: string) => Imports | null,
): ReadonlySet<string> {
  const [first = new Set<string>(), ...others] = starts.map((start) =>
    modulesBehind(start, importsOf),
  );
  return new Set([...first].filter((id) => others.every((found) => found.has(id))));
}

/** Returns the modules that one brings through its static imports, however far behind. */
export function modulesBehind(
  start: string,
  importsOf: (id: string) => Imports | null,
): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [start];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const imported of importsOf(id)?.importedIds ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      queue.push(imported);
    }
  }
  return found;
}
