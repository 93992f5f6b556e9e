import type { CsvValue } from '@pa-ledger/domain/reports/csv';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import type { FileOf } from '../../../firebase/fetch-receipt.ts';

/*
 * A review packet, before it's paper: its parts in their order, each with what's printed and the sheets that go beside it. What's
 * here has no contacts, tokens, or nonces: the packet goes to people outside.
 */

/** A packet without its cover and index, which `paper` makes once everything else is there. */
export interface Packet {
  readonly days: Days;
  /** In the order of the paper. */
  readonly parts: readonly PacketPart[];
}

/** One PDF of the packet, and its CSV files. */
export interface PacketPart {
  /**
   * The path in the ZIP without its ending, such as `bank/1-register` or `payments/012-check-1049`: lowercase ASCII letters, digits, hyphens,
   * and one slash at most. Nothing that someone typed is in it but a check number's digits.
   */
  readonly path: string;
  readonly title: string;
  /** What the index says beside the title, such as a payment's date, payee, and amount. */
  readonly note?: string;
  readonly blocks: readonly Block[];
  readonly sheets: readonly PacketSheet[];
}

/** A CSV file, as `csvParts` writes it. */
export interface PacketSheet {
  /** Like a part's path, without `.csv`. */
  readonly path: string;
  readonly title: string;
  readonly rows: readonly Readonly<Record<string, CsvValue>>[];
  /** The fields that are amounts, in cents. */
  readonly amounts: readonly string[];
}

/** A piece of a part. Texts are plain, and may have any character and line breaks. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly tone?: 'quiet' | 'warning' }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | {
      readonly kind: 'table';
      readonly caption?: string;
      readonly columns: readonly PacketColumn[];
      /** One text for each column. */
      readonly rows: readonly (readonly string[])[];
      /** The last row, in bold. */
      readonly total?: readonly string[];
      /** What's said without rows. */
      readonly empty: string;
    }
  /** A receipt or a paper, drawn as pictures of its pages. */
  | { readonly kind: 'file'; readonly file: PacketFile; readonly caption: string }
  /** What people sign: a statement with boxes to check, lines for remarks, and a line with a place for the date for each of them. */
  | {
      readonly kind: 'signatures';
      readonly statement: string;
      readonly choices: readonly string[];
      readonly roles: readonly string[];
    };

/** A label and its value. */
export type Fact = readonly [label: string, value: string];

export interface PacketColumn {
  readonly label: string;
  /** Right-aligned, for amounts. */
  readonly numeric?: boolean;
  /** Its share of the width; 1 without one. */
  readonly share?: number;
}

/** A file in Cloud Storage, as its record names it. */
export interface PacketFile extends FileOf {
  readonly slot: number;
  /** As it was uploaded, for display only. */
  readonly name: string;
  /** One of the three receipt types, or what a damaged record says. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Lowercase hex of the bytes' SHA-256: what comes must have it. */
  readonly sha256: string;
}
