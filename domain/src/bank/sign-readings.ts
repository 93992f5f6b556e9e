import { bankMessages as messages } from './bank-messages.ts';
import type { FileColumns } from './csv-columns.ts';
import type { Signs, Written } from './csv-lines.ts';

/** A way to read a sheet's signs, and what to tell people if we use it. */
export interface SignReading {
  readonly signs: Signs;
  /** Null where it's what anyone expects. */
  readonly note: string | null;
  /** Whether nothing shows which way the oldest amount went: its balance has none before it. */
  readonly leavesOldest: boolean;
}

const PLAIN: Signs = { isBySide: false, isTurned: false, isDebitSigned: false };

/**
 * Returns the possible readings of a sheet's signs: first what amounts and words say by themselves, then what only the
 * running balance can prove.
 * @param heading the heading of the column for the direction.
 */
export function signReadings(
  entries: readonly Written[],
  { amount, isTurned = false }: FileColumns,
  heading: string,
): readonly [SignReading, ...SignReading[]] {
  const unmarked = entries.filter(({ isMarked }) => !isMarked);
  const [first, ...others] =
    amount === undefined ? ofTwoColumns(unmarked) : ofOneColumn(unmarked, isTurned, heading);
  const hasSigns = unmarked.some((each) => each.amount < 0);
  const whole = (reading: Signing): SignReading => ({
    ...reading,
    leavesOldest: !hasSigns && reading.note === messages.noMinusByBalance,
  });
  return [whole(first), ...others.map(whole)];
}

type Signing = Pick<SignReading, 'signs' | 'note'>;
type Signings = readonly [Signing, ...Signing[]];

/** In a debit column most amounts have a minus, or most don't; the rest are reversals. */
function ofTwoColumns(entries: readonly Written[]): Signings {
  const debits = entries.filter(({ column }) => column === 'debit');
  const { above, below } = counted(debits);
  const isDebitSigned = below > above;
  const signs = { ...PLAIN, isDebitSigned };
  const turned = { ...signs, isTurned: true, isDebitSigned: true };
  return [
    { signs, note: null },
    {
      signs: { ...signs, isDebitSigned: !isDebitSigned },
      note: isDebitSigned ? messages.plainDebit : messages.signedDebit,
    },
    { signs: { ...turned, isDebitSigned: false }, note: messages.debitIsIn },
    { signs: turned, note: messages.debitIsIn },
  ];
}

/** Words count only if money out has no minus: a bank that writes both means the signs. */
function ofOneColumn(entries: readonly Written[], isTurned: boolean, heading: string): Signings {
  const out = counted(entries.filter(({ side }) => side === 'out'));
  const into = counted(entries.filter(({ side }) => side === 'in'));
  const hasWords = out.above + out.below + into.above + into.below > 0;
  const plain = { signs: PLAIN, note: isTurned ? messages.minusByBalance : null };
  const turned = {
    signs: { ...PLAIN, isTurned: true },
    note: isTurned ? null : messages.noMinusByBalance,
  };
  const bySide = { signs: { ...PLAIN, isBySide: true }, note: messages.bySide(heading) };
  const signed: Signings = isTurned ? [turned, plain] : [plain, turned];
  if (out.above === 0 || out.above < out.below) return hasWords ? [...signed, bySide] : signed;
  if (into.below > into.above)
    return [{ ...turned, note: messages.turnedBySide(heading) }, plain, bySide];
  return [bySide, { ...plain, note: messages.minusByBalance }, turned];
}

function counted(entries: readonly Written[]) {
  const above = entries.filter(({ amount }) => amount > 0).length;
  return { above, below: entries.filter(({ amount }) => amount < 0).length };
}
