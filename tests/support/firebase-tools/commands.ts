import { execFileSync } from 'node:child_process';
import { ROOT } from '../../../ops/base/paths.ts';

/** An option of a command, as its help lists it. */
export interface Flag {
  /** Such as `--project` and `-P`. */
  readonly names: readonly string[];
  readonly takesValue: boolean;
}

/** A command of the deploy tool. */
export interface Command {
  readonly flags: readonly Flag[];
  /** The arguments besides the options: how many a command needs and allows. */
  readonly least: number;
  readonly most: number;
}

/** What the deploy tool accepts: the options of all commands, and the commands. */
export interface Commands {
  readonly global: readonly Flag[];
  readonly commands: Readonly<Record<string, Command>>;
}

/** Loads what the pinned deploy tool registers (its help uses the same), and prints it as JSON. */
const DUMP = `
  const client = require('./node_modules/firebase-tools/lib/index.js');
  require('./node_modules/firebase-tools/lib/bin/cli.js').loadAllCommands(client);
  const flagsOf = (command) => [
    { names: ['--help', '-h'], takesValue: false },
    ...command.options.map((option) => ({
      names: [option.long, option.short].filter(Boolean), takesValue: option.required || option.optional,
    })),
  ];
  const entries = client.cli.commands.flatMap((command) => {
    const described = {
      flags: flagsOf(command),
      least: command._args.filter((arg) => arg.required).length,
      most: command._args.some((arg) => arg.variadic) ? 99 : command._args.length,
    };
    return [command.name(), ...command.aliases()].map((name) => [name, described]);
  });
  process.stdout.write(JSON.stringify({ global: flagsOf(client.cli), commands: Object.fromEntries(entries) }));
  process.exit(0);
`;

let loaded: Commands | undefined;

/** Returns all commands of the pinned deploy tool with their options; the first call takes some two seconds. */
export function firebaseCommands(): Commands {
  loaded ??= loadCommands();
  return loaded;
}

function loadCommands(): Commands {
  const output = execFileSync(process.execPath, ['--eval', DUMP], { cwd: ROOT, encoding: 'utf8' });
  return JSON.parse(output) as Commands; // Written by the lines above.
}

/** Returns why the deploy tool would refuse these arguments, as a sentence; null if it would accept them. */
export function callProblem(
  args: readonly string[],
  { global, commands }: Commands,
): string | null {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return `There is no command ${name}.`;
  const flags = [...command.flags, ...global];
  let given = 0;
  for (let index = 0; index < rest.length; index += 1) {
    const word = rest[index] ?? '';
    const [long = '', value] = word.split('=', 2);
    const flag = flags.find(({ names }) => names.includes(long));
    if (!word.startsWith('-') || word === '-') given += 1;
    else if (flag === undefined) return `${name} has no option ${long}.`;
    else if (flag.takesValue && value === undefined) {
      index += 1;
      if (rest[index] === undefined) return `${name} wants a value for ${long}.`;
    }
  }
  if (given < command.least)
    return `${name} wants ${command.least} arguments and was given ${given}.`;
  return given > command.most
    ? `${name} takes ${command.most} arguments and was given ${given}.`
    : null;
}
