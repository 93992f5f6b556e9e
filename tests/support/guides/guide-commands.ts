import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../ops/base/paths.ts';

/** A command of a guide. */
export interface GuideCommand {
  /** Its place, such as `docs/deploy.md:42`. */
  readonly place: string;
  /** Its words, without quotation marks. */
  readonly words: readonly string[];
}

/** Programs whose commands in a sentence are commands to type, not only names. */
const TYPED = /^(?:npm|npx|node|firebase|gcloud|gsutil|git|nslookup) [^…]/;

/** A crontab line: five fields of time, then the command. A line that sets a variable has none. */
const CRON = /^ *(?:[\d*,/-]+ ){5}(.+)$/;

/**
 * Returns a guide's commands: all lines of its `sh` blocks, what its crontabs call, and the commands in its sentences.
 */
export function guideCommands(file: string): GuideCommand[] {
  return commandsIn(readFileSync(path.join(ROOT, file), 'utf8'), file);
}

/** Returns the commands of a guide's text. @param file its name, for the places. */
export function commandsIn(guide: string, file: string): GuideCommand[] {
  const found: GuideCommand[] = [];
  let block: string | null = null;
  let begun = '';
  for (const [index, line] of guide.split('\n').entries()) {
    const place = `${file}:${index + 1}`;
    const fence = /^ *```(\w*)$/.exec(line)?.[1];
    if (fence !== undefined) block = block === null ? fence : null;
    else if (block === 'sh') {
      begun += line.replace(/\\$/, ' ');
      if (line.endsWith('\\')) continue;
      found.push(...commandsOf(begun, place));
      begun = '';
    } else if (block === 'crontab') {
      const called = CRON.exec(line)?.[1] ?? '';
      found.push(...commandsOf(called.replaceAll('\\%', '%'), place));
    } else if (block === null) {
      const spans = Array.from(line.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
      for (const code of spans.filter((one) => TYPED.test(one)))
        found.push(...commandsOf(code, place));
    }
  }
  return found;
}

/** Splits a shell line into its commands and their words, without comments. */
function commandsOf(line: string, place: string): GuideCommand[] {
  const words: string[][] = [[]];
  let word: string | null = null;
  let quote = '';
  for (const letter of `${line} `) {
    if (quote !== '') {
      if (letter === quote) quote = '';
      else word = (word ?? '') + letter;
    } else if (letter === '"' || letter === "'") {
      quote = letter;
      word ??= '';
    } else if (letter === ' ') {
      if (word !== null) words.at(-1)?.push(word);
      word = null;
    } else if (letter === '#' && word === null) break;
    else if ('|;&'.includes(letter)) {
      if (word !== null) words.at(-1)?.push(word);
      word = null;
      words.push([]);
    } else word = (word ?? '') + letter;
  }
  return words.filter((one) => one.length > 0).map((one) => ({ place, words: one }));
}
