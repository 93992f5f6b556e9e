/* Without it, a deploy would install whatever versions of the packages are newest that day, not those that the tests ran with. */

import { readFileSync } from 'node:fs';

/** npm puts a package in here instead of at the root when other work needs another version of it. */
const WORKSPACE = 'functions';

/** A package of a lockfile, as npm documents it; what is not named here goes along as it is. */
interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

interface Manifest {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Returns the lockfile for a folder with this manifest: the packages that it reaches, in the versions of the root's lockfile.
 * No package has an address: each comes from the registry that whoever installs it uses, and must have the noted hash.
 * @throws Error when the root's lockfile lacks one of them, or two versions of one would get the same place.
 */
export function lockfileOf(manifest: Manifest, rootLockfile: URL): object {
  // npm's own file, version 3, by its documentation.
  const { packages: all } = JSON.parse(readFileSync(rootLockfile, 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  const reached = new Map<string, Locked>();
  const reach = (name: string, from: string): boolean => {
    const place = placeOf(name, from, all);
    const found = place === null ? undefined : all[place];
    if (place === null || found === undefined) return false;
    if (reached.has(place)) return true;
    reached.set(place, found);
    for (const needed of Object.keys({ ...found.dependencies, ...requiredPeers(found) }))
      if (!reach(needed, place) && found.optionalDependencies?.[needed] === undefined)
        throw new Error(`The lockfile has no ${needed} for ${place}.`);
    for (const optional of Object.keys(found.optionalDependencies ?? {})) reach(optional, place);
    return true;
  };
  for (const name of Object.keys(manifest.dependencies))
    if (!reach(name, WORKSPACE)) throw new Error(`The lockfile has no ${name}.`);
  const packages: Record<string, object> = {};
  for (const place of [...reached.keys()].sort()) {
    const deployed = place.replace(`${WORKSPACE}/`, '');
    if (packages[deployed] !== undefined) throw new Error(`Two versions belong at ${deployed}.`);
    packages[deployed] = bare(reached.get(place));
  }
  return {
    name: manifest.name,
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, ...packages },
  };
}

/** Where Node finds a package that the one at `from` asks for: beside it or further up. */
function placeOf(name: string, from: string, all: Readonly<Record<string, Locked>>): string | null {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (all[place] !== undefined) return place;
    if (folder === '') return null;
  }
}

function requiredPeers({ peerDependencies = {}, peerDependenciesMeta = {} }: Locked): object {
  const names = Object.keys(peerDependencies);
  return Object.fromEntries(
    names.filter((name) => peerDependenciesMeta[name]?.optional !== true).map((name) => [name, '']),
  );
}

/** Without what only says how the root came to it. */
function bare(locked: Locked | undefined): object {
  const kept = Object.entries(locked ?? {});
  return Object.fromEntries(
    kept.filter(([key]) => !['dev', 'devOptional', 'peer', 'resolved'].includes(key)),
  );
}
