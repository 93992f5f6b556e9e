/** What the pages use of papaparse: its own types bring those of Node along. */
interface Papaparse {
  readonly parse: (
    text: string,
    config: {
      readonly delimiter: string;
      readonly newline?: string;
      readonly preview: number;
      readonly fastMode?: boolean;
    },
  ) => {
    readonly data: string[][];
    readonly errors: readonly { readonly code: string }[];
    readonly meta: {
      readonly delimiter: string;
      readonly linebreak: string;
      /** Whether `preview` ended it. */
      readonly truncated: boolean;
      /** Where the row after the last one begins. */
      readonly cursor: number;
    };
  };
}

declare const papaparse: Papaparse;
// oxlint-disable-next-line import/no-default-export -- the program exports itself so
export default papaparse;
