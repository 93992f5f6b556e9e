/**
 * What a person writes into a number input, commas included. A browser whose language writes 12.50 leaves a typed or
 * pasted comma out without a word, and 12,50 becomes 1250.
 */
const texts = new WeakMap<HTMLInputElement, string>();

/** Follows what is written into a number input from now on. @returns what ends it. */
export function followNumberText(input: HTMLInputElement): () => void {
  /** What a paste or a drop brings. */
  let brought: string | null = null;
  const beforeInput = ({ data, inputType }: InputEvent): void => {
    brought = data !== null && data.length > 1 ? data : null;
    if (data !== ',' || input.type !== 'number') return;
    texts.set(input, `${numberText(input)},`);
    // A browser that leaves the comma out tells nobody.
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data, inputType }));
  };
  const onInput = (event: Event): void => {
    // What cannot be read now may be in a moment, as the exponent of 1e3.
    if (input.validity.badInput) return;
    if (input.type !== 'number') return void texts.delete(input);
    const before = texts.get(input) ?? '';
    const after = brought === null ? null : textAfterPaste(brought, input.value);
    const key = event instanceof InputEvent ? event.data : null;
    texts.set(input, after ?? textAfterInput(before, input.value, key));
    brought = null;
  };
  input.addEventListener('beforeinput', beforeInput);
  input.addEventListener('input', onInput);
  return () => {
    input.removeEventListener('beforeinput', beforeInput);
    input.removeEventListener('input', onInput);
  };
}

/** What is written in an input: its value, and in a number input the commas that the browser left out of it. */
export function numberText(input: HTMLInputElement): string {
  const text = texts.get(input);
  const { badInput } = input.validity;
  // A value that was put there by a script has no other text.
  const follows =
    text !== undefined && (badInput ? text.includes(',') : acceptedPart(text) === input.value);
  return follows ? text : input.value;
}

/**
 * The text after one more change.
 * @param value what the browser took of it.
 * @param key the character that was typed; null when it was something else.
 */
export function textAfterInput(before: string, value: string, key: string | null): string {
  // A point decides: the person has corrected the comma, or the browser's language writes 12,50 and it knew.
  if (value.includes('.') && !before.includes('.')) return value;
  const taken = acceptedPart(before);
  if (value.startsWith(taken)) return before + value.slice(taken.length);
  if (taken.startsWith(value)) return shortened(before, value.length);
  // A key that leaves nothing but itself has replaced all; another change may have left the comma's digits.
  return before.includes(',') && key !== value ? `${value},` : value;
}

/** The text after a paste; null when it went between what was there and holds no comma. */
export function textAfterPaste(brought: string, value: string): string | null {
  if (acceptedPart(brought) === value) return brought.trim();
  const understood = value.includes('.') && !brought.includes('.');
  return brought.includes(',') && !understood ? `${value},` : null;
}

/** What of a text gets into a number input. */
export function acceptedPart(text: string): string {
  return text.replace(/[^\d.eE+-]/g, '');
}

function shortened(text: string, length: number): string {
  let kept = text;
  while (acceptedPart(kept).length > length || kept.endsWith(',')) kept = kept.slice(0, -1);
  return kept;
}
