import type { FileColumns } from './csv-columns.ts';

/** What an account remembers of the files of its bank, beside what its form holds. */
export interface RememberedFile {
  /** Which column of a sheet is which. */
  readonly fileColumns?: FileColumns | undefined;
  /** The last characters of the account's number, as its files say it: so another account's file is noticed. */
  readonly fileAccount?: string | undefined;
}

/** The longest `fileAccount`. */
export const MAX_FILE_ACCOUNT = 4;

/** The most columns of a sheet, and rows above its headings. */
export const MOST_COLUMNS = 200;

const NAMES = ['fileColumns', 'fileAccount'] as const satisfies readonly (keyof RememberedFile)[];

/** Returns what a stored account remembers, for a save of its form to keep. */
export function rememberedIn(account: Readonly<Record<string, unknown>> | null): RememberedFile {
  return Object.fromEntries(
    NAMES.flatMap((name) =>
      account?.[name] === undefined ? [] : [[name, account[name]] as const],
    ),
  );
}
