import { normalizeCategoryName } from '../categories/category.ts';
import { fieldError } from '../fields/form-errors.ts';
import { isInUse } from '../fields/archived.ts';
import { recordForm } from '../ledger/record-fields.ts';
import { onOneLine } from '../text/text.ts';
import { UNKNOWN } from '../text/sort.ts';
import { importMessages as words } from './import-messages.ts';

/** A category, fund, or account in the books. */
export interface KnownName {
  readonly id: string;
  readonly name: string;
  /** For a fund. */
  readonly code?: string;
  readonly archived?: boolean;
}

export type NamedCollection = 'categories' | 'funds' | 'accounts';

/** A category or fund that a sheet names and the books lack. */
export interface NewName {
  readonly collection: NamedCollection;
  /** The same for all spellings. */
  readonly key: string;
  readonly name: string;
  /** The first row that names it. */
  readonly row: number;
}

/** What a cell names. */
export type Named =
  | {
      readonly id: string;
      readonly name: string;
      readonly archived: boolean;
      readonly isNew: boolean;
    }
  | { readonly problem: string };

/** Finds categories, funds, or accounts by a sheet's names, and collects the unknown ones. */
export interface NameBook {
  readonly find: (text: string, row: number) => Named;
  /** The unknown names, in the sheet's order. */
  readonly unknown: () => readonly NewName[];
}

/**
 * Returns a book of names. It finds a fund by its code, its name, or both as the panel writes them: `Main Fund (4900)`.
 * @param idOf the id for a new name, by its first row.
 * @param isWanted whether to add an unknown name.
 */
export function nameBook(
  collection: NamedCollection,
  known: readonly KnownName[],
  idOf: (row: number) => string,
  isWanted: (name: NewName) => boolean,
): NameBook {
  const what = words.unknown[collection];
  const byKey = keyed(known);
  const unknown = new Map<string, NewName>();
  return {
    find(text, row) {
      const name = onOneLine(text, ' ');
      const key = normalizeCategoryName(name);
      const [found, ...others] = byKey.get(key) ?? [];
      if (others.length > 0) return { problem: words.severalCalled(what, name) };
      if (found !== undefined)
        return { id: found.id, name: found.name, archived: !isInUse(found), isNew: false };
      const wrong = fieldError(recordForm(collection).name, name);
      if (wrong !== null) return { problem: wrong.message };
      const fresh = unknown.get(key) ?? { collection, key, name, row };
      // The panel's own files write this for a lost category or fund.
      if (key !== normalizeCategoryName(UNKNOWN)) {
        unknown.set(key, fresh);
        if (isWanted(fresh))
          return { id: idOf(fresh.row), name: fresh.name, archived: false, isNew: true };
      }
      return { problem: words.notThere(what, name) };
    },
    unknown: () => [...unknown.values()],
  };
}

function keyed(known: readonly KnownName[]): ReadonlyMap<string, readonly KnownName[]> {
  const byKey = new Map<string, KnownName[]>();
  for (const each of known) {
    for (const key of new Set(namesOf(each).map(normalizeCategoryName)))
      byKey.set(key, [...(byKey.get(key) ?? []), each]);
  }
  return byKey;
}

function namesOf({ name, code }: KnownName): readonly string[] {
  return code === undefined ? [name] : [code, name, `${name} (${code})`];
}

/**
 * Returns a code for a fund that a sheet names: the first letters of its words, plus a number if others have those.
 * @param taken the codes in use, as `normalizeCategoryName` spells them.
 */
export function suggestedCode(name: string, taken: ReadonlySet<string>): string {
  const letters = name
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
    .slice(0, 8);
  const start = letters === '' ? 'F' : letters;
  for (let number = 1; ; number++) {
    const code = number === 1 ? start : `${start}${number}`;
    if (!taken.has(normalizeCategoryName(code))) return code;
  }
}
