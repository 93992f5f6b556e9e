/** What the pages use of papaparse: its own types bring those of Node along. */
interface Papaparse {
  readonly parse: (
    text: string,
    config: { readonly delimiter: string; readonly preview: number },
  ) => {
    readonly data: string[][];
    readonly errors: readonly { readonly code: string }[];
  };
}

declare const papaparse: Papaparse;
// oxlint-disable-next-line import/no-default-export -- the program exports itself so
export default papaparse;
