import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../ops/base/paths.ts';

/** A command of a guide. */
export interface GuideCommand {
  /** Where it is, such as `docs/deploy.md:42`. */
  readonly place: string;
  /** Its words, without quotation marks. */
  readonly words: readonly string[];
}

/** Programs whose commands in a sentence are commands to type, not only names. */
const TYPED = /^(?:npm|npx|node|firebase|gcloud|gsutil|git|nslookup) [^…]/;

/** Returns the commands of a guide: all lines of its `sh` blocks, and what is typed in its sentences. */
export function guideCommands(file: string): GuideCommand[] {
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
  const found: GuideCommand[] = [];
  let block: string | null = null;
  let begun = '';
  for (const [index, line] of lines.entries()) {
    const fence = /^ *```(\w*)$/.exec(line)?.[1];
    if (fence !== undefined) block = block === null ? fence : null;
    else if (block === 'sh') {
      begun += line.replace(/\\$/, ' ');
      if (line.endsWith('\\')) continue;
      found.push(...commandsOf(begun, `${file}:${index + 1}`));
      begun = '';
    } else if (block === null) {
      const spans = Array.from(line.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
      for (const code of spans.filter((one) => TYPED.test(one)))
        found.push(...commandsOf(code, `${file}:${index + 1}`));
    }
  }
  return found;
}

/** Splits a line of shell into its commands and their words; comments are left out. */
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
