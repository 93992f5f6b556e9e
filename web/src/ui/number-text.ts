/**
 * Follows what a person types into a number input, with its commas. A browser whose language writes 12.50 silently drops a
 * typed or pasted comma, and 12,50 becomes 1250.
 */
const texts = new WeakMap<HTMLInputElement, string>();

/** Follows what a person types into a number input. @returns a function that stops it. */
export function followNumberText(input: HTMLInputElement): () => void {
  /** The text of a paste or a drop. */
  let pasted: string | null = null;
  const beforeInput = ({ data, inputType }: InputEvent): void => {
    pasted = data !== null && data.length > 1 ? data : null;
    if (data !== ',' || input.type !== 'number') return;
    texts.set(input, `${numberText(input)},`);
    // A browser that drops the comma fires no event.
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data, inputType }));
  };
  const onInput = (event: Event): void => {
    // Something invalid now may be valid after the next key, such as the exponent of 1e3.
    if (input.validity.badInput) return;
    if (input.type !== 'number') return void texts.delete(input);
    const before = texts.get(input) ?? '';
    const after = pasted === null ? null : textAfterPaste(pasted, input.value);
    const key = event instanceof InputEvent ? event.data : null;
    texts.set(input, after ?? textAfterInput(before, input.value, key));
    pasted = null;
  };
  input.addEventListener('beforeinput', beforeInput);
  input.addEventListener('input', onInput);
  return () => {
    input.removeEventListener('beforeinput', beforeInput);
    input.removeEventListener('input', onInput);
  };
}

/** Returns an input's text: its value, and in a number input the commas that the browser dropped. */
export function numberText(input: HTMLInputElement): string {
  const text = texts.get(input);
  const { badInput } = input.validity;
  // A value set by a script has no other text.
  const follows =
    text !== undefined && (badInput ? text.includes(',') : acceptedPart(text) === input.value);
  return follows ? text : input.value;
}

/**
 * Returns the text after one more change.
 * @param value the input's value after it.
 * @param key the typed character; null for any other change.
 */
export function textAfterInput(before: string, value: string, key: string | null): string {
  // A point is final: the person has corrected the comma, or the browser's language writes 12,50.
  if (value.includes('.') && !before.includes('.')) return value;
  const taken = acceptedPart(before);
  if (value.startsWith(taken)) return before + value.slice(taken.length);
  if (taken.startsWith(value)) return shortened(before, value.length);
  // A key that is the whole value replaced everything; any other change may have kept the digits around the comma.
  return before.includes(',') && key !== value ? `${value},` : value;
}

/** Returns the text after a paste; null if it went into the old text and has no comma. */
export function textAfterPaste(pasted: string, value: string): string | null {
  if (acceptedPart(pasted) === value) return pasted.trim();
  const understood = value.includes('.') && !pasted.includes('.');
  return pasted.includes(',') && !understood ? `${value},` : null;
}

/** Returns the part of a text that a number input accepts. */
export function acceptedPart(text: string): string {
  return text.replace(/[^\d.eE+-]/g, '');
}

function shortened(text: string, length: number): string {
  let kept = text;
  while (acceptedPart(kept).length > length || kept.endsWith(',')) kept = kept.slice(0, -1);
  return kept;
}
