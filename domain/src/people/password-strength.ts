import { guessableWords } from './password.ts';

/*
 * How hard a password is to guess, for the meter beside it. It's an estimate for people, not a rule: what's refused is in
 * `password.ts`. zxcvbn would tell more, but its lists weigh several times the page.
 */

/** From the weakest to the strongest. */
export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;

export type Strength = (typeof STRENGTHS)[number];

/** The bits from which on a password is more than weak, the strongest first. */
const LEAST_BITS: readonly (readonly [Strength, number])[] = [
  ['strong', 54],
  ['good', 46],
  ['fair', 36],
];

/** Words of the passwords that people choose most often. */
const COMMON =
  'password passwort welcome letmein qwerty qwertz admin administrator treasurer president school teacher parent pta pto secret login master monkey dragon sunshine princess football baseball iloveyou shadow superman michael jennifer jessica ashley charlie thomas summer winter spring autumn january february march april june july august september october november december monday friday hello freedom whatever trustno changeme default access flower mustang starwars computer internet'.split(
    ' ',
  );

/** The rows of a keyboard, where people walk along. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890'];

const WORD_BITS = 8;
/** Others know these of the person. */
const OWN_WORD_BITS = 2;
const STEP_BITS = 1;
const REPEAT_BITS = 3;

/** Returns how hard a password is to guess. @param email of the person. */
export function passwordStrength(password: string, email: string): Strength {
  const bits = bitsOf(unstyled(password), guessableWords(email));
  const [strength] = LEAST_BITS.find(([, least]) => bits >= least) ?? ['weak'];
  return strength;
}

/** Letters that people write as digits and signs, which hides a word from no program. */
const STYLED = [
  ['@', 'a'],
  ['$', 's'],
  ['0', 'o'],
  ['3', 'e'],
] as const;

function unstyled(password: string): string {
  const lower = password.toLowerCase();
  if (!/[a-z]/.test(lower)) return lower;
  return STYLED.reduce((text, [sign, letter]) => text.replaceAll(sign, letter), lower);
}

/** Returns how many guesses it takes, as a power of two. */
function bitsOf(text: string, own: readonly string[]): number {
  const unit = repeatedUnit(text);
  if (unit !== text) return bitsOf(unit, own) + REPEAT_BITS;
  let bits = 0;
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const ownWord = own.find((word) => rest.startsWith(word));
    const word = ownWord ?? COMMON.find((one) => rest.startsWith(one));
    if (word === undefined) {
      bits += isInWalk(text, at) ? STEP_BITS : bitsOfCharacter(text, at);
      at += 1;
    } else {
      bits += ownWord === undefined ? WORD_BITS : OWN_WORD_BITS;
      at += word.length;
    }
  }
  return bits;
}

/** Returns what a text repeats, such as `abc` of `abcabc`; the text itself if it repeats nothing. */
function repeatedUnit(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1);
  return text === '' ? text : text.slice(0, at);
}

/** Whether a character is one step of several, such as the c of `abc`; a single step may be chance. */
function isInWalk(text: string, at: number): boolean {
  return stepsOn(text, at) && (stepsOn(text, at - 1) || stepsOn(text, at + 1));
}

/** Whether a character is the one before it, its neighbor on a keyboard, or the next or last letter or digit. */
function stepsOn(text: string, at: number): boolean {
  const [before, here] = [text.charAt(at - 1), text.charAt(at)];
  if (before === '' || here === '') return false;
  if (Math.abs(before.charCodeAt(0) - here.charCodeAt(0)) <= 1) return true;
  return ROWS.some(
    (row) => row.includes(before) && Math.abs(row.indexOf(before) - row.indexOf(here)) === 1,
  );
}

function bitsOfCharacter(text: string, at: number): number {
  const here = text.charAt(at);
  if (/[0-9]/.test(here)) return 3.3;
  // What people put between words.
  if (/[-_. ]/.test(here)) return 3;
  if (!/[a-z]/.test(here)) return 5;
  // Words are easier to guess than the letters in them.
  return at === 0 || /[a-z ]/.test(text.charAt(at - 1)) ? 3.2 : 4.7;
}
