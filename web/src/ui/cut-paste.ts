import { useState, type ClipboardEvent, type InputEvent } from 'react';

/** What of an input decides whether a paste fits; an input for addresses does not tell what is selected. */
interface Room {
  readonly value: string;
  readonly maxLength: number;
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
}

/** Returns whether a browser cuts what is pasted into an input: it does so without a word. */
export function isCut(pasted: string, input: Room): boolean {
  // By name: an input's properties are its class's, which a rest leaves out.
  const { value, maxLength, selectionStart, selectionEnd } = input;
  const replaced = (selectionEnd ?? value.length) - (selectionStart ?? 0);
  const text = pasted.replace(/\r\n?/g, '\n');
  return maxLength >= 0 && value.length - replaced + text.length > maxLength;
}

/** Follows what is pasted into the input inside a box, until something else is typed there. */
export function useCutPaste() {
  const [cut, setCut] = useState(false);
  return {
    cut,
    follow: {
      onPaste: ({ target, clipboardData }: ClipboardEvent) => {
        const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
        if (isText) setCut(isCut(clipboardData.getData('text'), target));
      },
      onInput: ({ nativeEvent }: InputEvent) => {
        const { inputType } = nativeEvent;
        if (inputType !== 'insertFromPaste') setCut(false);
      },
    },
  };
}
