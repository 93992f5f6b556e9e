/** The size of a glyph in dots; its cell is one dot larger each way. */
export const GLYPH = { width: 5, height: 7 } as const;

/** Seven rows from top to bottom, each a base-32 digit whose five bits are the dots from left to right. */
const GLYPHS: Readonly<Record<string, string>> = {
  ...{ A: 'EHHVHHH', B: 'UHHUHHU', C: 'EHGGGHE', D: 'UHHHHHU', E: 'VGGUGGV', F: 'VGGUGGG' },
  ...{ G: 'EHGNHHF', H: 'HHHVHHH', I: 'E44444E', J: '72222IC', K: 'HIKOKIH', L: 'GGGGGGV' },
  ...{ M: 'HRLLHHH', N: 'HHPLJHH', O: 'EHHHHHE', P: 'UHHUGGG', Q: 'EHHHLID', R: 'UHHUKIH' },
  ...{ S: 'FGGE11U', T: 'V444444', U: 'HHHHHHE', V: 'HHHHHA4', W: 'HHHLLLA', X: 'HHA4AHH' },
  ...{ Y: 'HHHA444', Z: 'V1248GV', '0': 'EHJLPHE', '1': '4C4444E', '2': 'EH1248V' },
  ...{ '3': 'V2421HE', '4': '26AIV22', '5': 'VGU11HE', '6': '68GUHHE', '7': 'V124888' },
  ...{ '8': 'EHHEHHE', '9': 'EHHF12C', '.': '00000CC', ',': '0000C48', $: '4FKE5U4' },
  ...{ '-': '000V000', '/': '01248G0', ':': '0CC0CC0', '#': 'AAVAVAA', '&': 'CIK8LID' },
  ...{ "'": 'C480000', '*': '04LEL40' },
};

/**
 * Returns whether the character has a dot at the place; lower case looks like upper case, and unknown characters look
 * like spaces.
 */
export function hasDot(character: string, x: number, y: number): boolean {
  const row = GLYPHS[character.toUpperCase()]?.[y] ?? '0';
  return ((parseInt(row, 32) >> (GLYPH.width - 1 - x)) & 1) === 1;
}
