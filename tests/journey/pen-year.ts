import { readFileSync } from 'node:fs';
import { TODAY } from './the-year.ts';

/** The fiscal year of today, which begins in July. */
export const YEAR =
  TODAY.slice(5) >= '07-01' ? TODAY.slice(0, 4) : String(Number(TODAY.slice(0, 4)) - 1);

/** Cells of a table, as people read them. */
type Cells = readonly string[];

/** A submission. */
interface Asked {
  readonly payee: string;
  readonly category: string;
  readonly cents: number;
}

interface Split extends Asked {
  readonly other: string;
  readonly otherCents: number;
}

/** `tests/fixtures/pen-year.json`: its 'about' says what's in it, and that its figures were added by hand. */
interface PenYear {
  readonly funds: readonly {
    readonly code: string;
    readonly name: string;
    readonly beginning: number;
  }[];
  readonly categories: readonly {
    readonly name: string;
    readonly fund: string;
    readonly budget: number;
    readonly chair: string | null;
  }[];
  readonly account: {
    readonly name: string;
    readonly opening: number;
    readonly signers: readonly string[];
  };
  readonly expenses: {
    readonly split: Split;
    readonly less: Asked & { readonly approvedCents: number };
    readonly partRejected: Split;
    readonly setRight: Asked & { readonly right: string };
    readonly reclassified: Asked & { readonly right: string };
  };
  readonly fee: Asked;
  readonly deposit: Readonly<
    Record<
      'check' | 'cash',
      { readonly from: string; readonly category: string; readonly cents: number }
    >
  >;
  readonly byHand: {
    /** Budget, Actual, what remains, and % Used, by category. */
    readonly budget: Readonly<Record<string, Cells>>;
    readonly funds: readonly Cells[];
    readonly ledger: string;
    readonly statement: { readonly balance: string; readonly outstanding: string };
  };
}

const text = readFileSync(new URL('../fixtures/pen-year.json', import.meta.url), 'utf8');

// A file of the repository; its shape is as declared above.
export const PEN = JSON.parse(text) as PenYear;

/** The chair who decides for a category. @throws Error if it has none. */
export function chairOf(category: string): string {
  const chair = PEN.categories.find(({ name }) => name === category)?.chair ?? null;
  if (chair === null) throw new Error(`${category} has no chair.`);
  return chair;
}
