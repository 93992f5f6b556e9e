import { useState, type ClipboardEvent, type InputEvent } from 'react';

/** The properties of an input that decide whether a paste fits. An email input doesn't report its selection. */
interface Room {
  readonly value: string;
  readonly maxLength: number;
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
}

/** Returns whether a browser cuts the text pasted into an input, which it does silently. */
export function isCut(pasted: string, input: Room): boolean {
  // By name: an input's properties belong to its class, so a rest pattern misses them.
  const { value, maxLength, selectionStart, selectionEnd } = input;
  const replaced = (selectionEnd ?? value.length) - (selectionStart ?? 0);
  const text = pasted.replace(/\r\n?/g, '\n');
  return maxLength >= 0 && value.length - replaced + text.length > maxLength;
}

/** Follows pastes into the input inside a box, until the person types something else. */
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
