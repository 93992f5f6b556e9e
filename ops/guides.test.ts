import { membersOf } from '@pa-ledger/domain/untyped';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { gcloudProblem, gcloudTable, installedFlags } from '../tests/support/guides/gcloud.ts';
import {
  commandsIn,
  guideCommands,
  type GuideCommand,
} from '../tests/support/guides/guide-commands.ts';
import {
  callProblem,
  firebaseCommands,
  type Commands,
} from '../tests/support/firebase-tools/commands.ts';
import { runProgram } from '../tests/support/run-program.ts';
import { settingProblem } from '../functions/src/platform/settings.ts';
import { ROOT } from './base/paths.ts';

const GUIDES = ['README.md', 'docs/deploy.md', 'docs/operate.md'];

/** Programs of the system, which the guides use in the plainest way. */
const SYSTEM = ['cd', 'git', 'ls', 'mv', 'nano', 'node', 'nslookup', 'printf'];

/** Commands that reach no project, or the person's own accounts only. */
const WITHOUT_PROJECT = /^(?:login|logout|projects:list|use|auth )/;

const commands = GUIDES.flatMap(guideCommands);

/** Returns the arguments of all commands that begin with these words. */
function argumentsOf(
  first: readonly string[],
  among: readonly GuideCommand[] = commands,
): readonly GuideCommand[] {
  return among
    .filter(({ words }) => first.every((word, index) => words[index] === word))
    .map(({ place, words }) => ({ place, words: words.slice(first.length) }));
}

const firebase = [...argumentsOf(['npx', 'firebase']), ...argumentsOf(['firebase'])];
const gcloud = argumentsOf(['gcloud']);

describe('the guides', () => {
  it('use no program that nobody checks', () => {
    const known = new Set(['npm', 'npx', 'firebase', 'gcloud', ...SYSTEM]);
    const unknown = commands.filter(({ words }) => !known.has(words[0] ?? ''));
    expect(unknown).toEqual([]);
    expect(argumentsOf(['npx']).filter(({ words }) => words[0] !== 'firebase')).toEqual([]);
    expect(firebase.length).toBeGreaterThan(10);
    expect(gcloud.length).toBeGreaterThan(20);
  });

  it('have no line over 200 columns', () => {
    const wide = globSync('docs/{deploy,operate}.md', { cwd: ROOT }).flatMap((file) =>
      readFileSync(path.join(ROOT, file), 'utf8')
        .split('\n')
        .filter((line) => line.length > 200),
    );
    expect(wide).toEqual([]);
  });

  it('name the project in every command that reaches one', () => {
    const reaching = [...firebase, ...gcloud].filter(
      ({ words }) => !WITHOUT_PROJECT.test(words.join(' ')),
    );
    const unnamed = reaching.filter(
      ({ words }) =>
        !words.includes('--project') && !(words[0] === 'projects' && words.includes('ID')),
    );
    expect(unnamed).toEqual([]);
  });
});

describe('the commands of the deploy tool in the guides', () => {
  let known: Commands;
  beforeAll(() => {
    known = firebaseCommands();
  }, 60_000);

  it.each(firebase)('$place: $words', ({ words }) => {
    expect(callProblem(words, known)).toBeNull();
  });
});

describe('the commands of the Google Cloud CLI in the guides', () => {
  const table = gcloudTable();

  it.each(gcloud)('$place: $words', ({ words }) => {
    expect(gcloudProblem(words, table)).toBeNull();
  });

  it('have options that the CLI of this machine has, if there is one', () => {
    const all = { '': table.global, ...table.commands };
    for (const [name, flags] of Object.entries(all)) {
      const installed = installedFlags(name) ?? flags;
      expect([name, installed]).toEqual([name, expect.objectContaining(flags)]);
    }
  });

  it.each([
    ['firestore backups make', /is not in/],
    ['firestore export gs://x --colection-ids=a', /has no option --colection-ids/],
    ['firestore export gs://x --database', /wants a value/],
    ['firestore export gs://x --async=yes', /takes no value/],
  ])('are not %s', (line, problem) => {
    expect(gcloudProblem(line.split(' '), table)).toMatch(problem);
  });
});

describe('our own commands in the guides', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const ownAmong = (among: readonly GuideCommand[]) =>
    argumentsOf(['npm'], among).map(({ place, words: [first = '', ...rest] }) => {
      const [name = '', ...args] = first === 'run' ? rest : [first, ...rest];
      return { place, name, args: args.filter((word) => word !== '--' && word !== '…') };
    });
  const byName = Map.groupBy(ownAmong(commands), ({ name }) => name);

  it('are all there', () => {
    const unknown = [...byName.keys()].filter((name) => !Object.hasOwn(scripts, name));
    expect(unknown.filter((name) => name !== 'ci')).toEqual([]);
  });

  // A command that reads its options complains about the first unknown one, and then does nothing.
  const NO_OPTION = '--no-such-option';
  const given = [...byName].filter(([, uses]) => uses.some(({ args }) => args.length > 0));

  /** Returns what a command says to these options plus one that no command has. */
  async function answerOf(name: string, options: readonly string[]) {
    const script = /^node tools\/run\.mjs ([\w-]+)$/.exec(scripts[name] ?? '')?.[1] ?? '';
    const [file = ''] = globSync(`{ops,tools}/${script}.ts`, { cwd: ROOT });
    const { code, said } = await runProgram([path.join(ROOT, file), ...options, NO_OPTION]);
    const [complaint = ''] = said.trim().split('\n');
    return { code, said, refused: options.filter((option) => complaint.includes(`${option}'`)) };
  }

  it.concurrent.each(given)('npm run %s takes what it is given', async (name, uses) => {
    const { code, said, refused } = await answerOf(
      name,
      uses.flatMap(({ args }) => args),
    );
    expect(said).toContain(NO_OPTION);
    expect(refused).toEqual([]);
    expect(code).toBe(1);
    // A command's usage names its actions, such as `add`.
    const first = uses
      .map(({ args }) => args[0] ?? '')
      .filter((word) => /^[a-z][a-z-]+$/.test(word));
    for (const word of first) expect(said).toContain(word);
  });

  it('are refused in a crontab when an option is wrong', async () => {
    const line = '0 6 1 * * cd /x && npm run deploy -- --project ID --non-interactiv';
    const guide = ['```crontab', 'PATH=/bin', line, '```'].join('\n');
    const [use] = ownAmong(commandsIn(guide, 'x.md'));
    expect(use).toMatchObject({ place: 'x.md:3', name: 'deploy' });
    const { refused } = await answerOf('deploy', use?.args ?? []);
    expect(refused).toEqual(['--non-interactiv']);
  });

  it('are read from the crontab of docs/operate.md', () => {
    const exports = ownAmong(guideCommands('docs/operate.md'))
      .filter(({ name }) => name === 'export')
      .map(({ args }) => args.join(' '));
    expect(exports).toContain('--project ID --out $HOME/backups/pa-ledger-$(date +%F).zip');
  });
});

describe('what the guides tell to type', () => {
  const text = GUIDES.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('\n');

  it('is a mail server that the functions take', () => {
    const lines = Array.from(text.matchAll(/`(smtps?:\/\/[^`]+:\d+)`/g), ([, line = '']) => line);
    expect(lines).toContain('smtps://nobody:nobody@mail.invalid:465');
    expect(lines.filter((line) => settingProblem('SMTP_URI', line, false) !== null)).toEqual([]);
  });

  it('names all functions that Firestore calls, where they are deleted', async () => {
    // The guide deletes a half-made one by the name that the deploy tool prints.
    const deleted = firebase.filter(
      ({ words }) => words[0] === 'functions:delete' && words[1] !== 'NAME',
    );
    const called = Object.entries(await import('../functions/src/index.ts'))
      // What firebase-functions attaches to each function for the deploy tool. No type names it.
      .filter(([, one]) => {
        const { eventTrigger } = membersOf(Reflect.get(one, '__endpoint'));
        return String(membersOf(eventTrigger)['eventType']).startsWith('google.cloud.firestore.');
      })
      .map(([name]) => name);
    expect(called).toContain('deliverMail');
    expect(deleted).toHaveLength(1);
    expect(deleted[0]?.words.slice(1, -2).sort()).toEqual(called.sort());
  });
});
