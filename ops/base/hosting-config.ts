import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The part of firebase.json that is about Hosting. */
export interface HostingConfig {
  readonly rewrites: readonly {
    /** Absent where a pattern says which addresses it's for. */
    readonly source?: string;
    readonly function?: { readonly functionId: string; readonly region: string };
  }[];
  readonly headers: readonly {
    readonly source?: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
}

/** Reads firebase.json in a folder. */
export function readHosting(root: string): HostingConfig {
  // Our own file, in the deploy tool's format.
  const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8')) as {
    readonly hosting: HostingConfig;
  };
  return hosting;
}
