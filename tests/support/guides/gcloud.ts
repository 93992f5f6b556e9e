import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../ops/base/paths.ts';
import { filesOnPath } from '../../../tools/processes/files-on-path.ts';

/** Which options a command of the Google Cloud CLI has: with a value, or without one. */
type Flags = Readonly<Record<string, 'value' | 'bool'>>;

/** The commands that the guides use, as `gcloud COMMAND --help` lists their options. */
export interface GcloudTable {
  /** The version of the Google Cloud CLI that we copied it from. */
  readonly source: string;
  /** Options of every command. */
  readonly global: Flags;
  readonly commands: Readonly<Record<string, Flags>>;
}

/** Returns the table kept with the tests, for machines without the Google Cloud CLI. */
export function gcloudTable(): GcloudTable {
  const file = path.join(ROOT, 'tests/fixtures/gcloud-commands.json');
  return JSON.parse(readFileSync(file, 'utf8')) as GcloudTable; // Our own file.
}

/** Returns why the Google Cloud CLI would refuse these words, as a sentence; null if it would accept them. */
export function gcloudProblem(
  words: readonly string[],
  { global, commands }: GcloudTable,
): string | null {
  const line = words.join(' ');
  const name = Object.keys(commands)
    .filter((one) => line === one || line.startsWith(`${one} `))
    .sort((a, b) => b.length - a.length)[0];
  if (name === undefined) return 'it is not in tests/fixtures/gcloud-commands.json';
  const flags = { ...global, ...commands[name] };
  const given = words.slice(name.split(' ').length);
  for (const [index, word] of given.entries()) {
    if (!word.startsWith('--')) continue;
    const [option = '', value] = word.split(/=(.*)/s, 2);
    // The list has only a switch's positive form.
    const listed = Object.hasOwn(flags, option) ? option : option.replace(/^--no-/, '--');
    const kind = Object.hasOwn(flags, listed) ? flags[listed] : undefined;
    if (kind === undefined || (kind === 'value' && listed !== option))
      return `gcloud ${name} has no option ${option}`;
    if (kind === 'bool' && value !== undefined) return `${option} takes no value`;
    if (kind === 'value' && value === undefined && (given[index + 1] ?? '--').startsWith('--'))
      return `${option} wants a value`;
  }
  return null;
}

/** What the Google Cloud CLI keeps to complete typed commands. */
interface CompletionTree {
  readonly commands: Readonly<Record<string, CompletionTree>>;
  readonly flags: Readonly<Record<string, unknown>>;
}

/**
 * Returns a command's options in this machine's Google Cloud CLI: undefined if there is no CLI, null if it doesn't know the
 * command.
 */
export function installedFlags(name: string): Flags | null | undefined {
  const tree = installedTree();
  if (tree === undefined) return undefined;
  let node: CompletionTree | undefined = tree;
  for (const word of name.split(' ').filter((one) => one !== '')) node = node?.commands[word];
  if (node === undefined) return null;
  const entries = Object.entries(node.flags).map(
    ([flag, kind]) => [flag, kind === 'bool' ? 'bool' : 'value'] as const,
  );
  return Object.fromEntries(entries);
}

let read: CompletionTree | undefined;

function installedTree(): CompletionTree | undefined {
  if (read !== undefined) return read;
  const [command] = filesOnPath(['gcloud'], process.env);
  if (command === undefined) return undefined;
  const file = path.join(path.dirname(realpathSync(command)), '../data/cli/gcloud_completions.py');
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  // A Python module with one literal, which is also JSON.
  read = JSON.parse(text.slice(text.indexOf('{'))) as CompletionTree;
  return read;
}
