import { proposedDay, type BankStatement } from '@pa-ledger/domain/bank/bank-line';
import {
  fileMatchingSteps,
  type FileMatching,
  keysFound,
  stillLacking,
} from '@pa-ledger/domain/bank/file-matching';
import type { BankItem } from '@pa-ledger/domain/bank/items';
import { formatCents } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SecondaryText } from '../../../../ui/text.ts';
import { inSlices } from '../../../sheets/slices.ts';
import type { BankList } from '../reconcile-calls.ts';
import { FileSummary } from './FileSummary.tsx';
import { fileMessages as messages } from './file-messages.ts';
import { LackingLines } from './LackingLines.tsx';

export interface FileLinesProps {
  readonly statement: BankStatement;
  readonly accountId: string;
  /** What can be ticked; null while no day is chosen. */
  readonly list: BankList | null;
  /** The keys of what is ticked in the list, by the file or by a person. */
  readonly ticked: ReadonlySet<string>;
  /** Proposes the day and the balance that the file ends with. */
  readonly onStatement: (statement: BankStatement) => void;
  readonly onTick: (keys: readonly string[], isTicked: boolean) => void;
  /** Something was added to the books. */
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** The lines of a statement's file against the books: what matches is ticked, once, so that a tick taken away stays away. */
export function FileLines({ statement, accountId, list, ticked, ...handlers }: FileLinesProps) {
  const { lines, balance } = statement;
  const last = proposedDay(statement);
  const { onAdded } = handlers;
  const [found, setFound] = useState<Found | null>(null);
  const tickedBefore = useRef<Ticked>(NOTHING_TICKED);
  const propose = useEffectEvent(handlers.onStatement);
  useEffect(() => propose(statement), [statement]);

  const tick = useEffectEvent((matching: FileMatching<BankItem>): void => {
    const keys = keysFound(matching);
    const before = tickedBefore.current;
    const isSame = before.lines === lines;
    const now = new Set([...(isSame ? before.keys : []), ...keys]);
    tickedBefore.current = { lines, keys: now };
    const gone = isSame ? [] : [...before.keys].filter((key) => !now.has(key));
    handlers.onTick(gone, false);
    handlers.onTick(isSame ? keys.filter((key) => !before.keys.has(key)) : keys, true);
  });

  useEffect(() => {
    if (list === null) {
      tickedBefore.current = NOTHING_TICKED;
      return undefined;
    }
    const comparing = new AbortController();
    const { signal } = comparing;
    const steps = fileMatchingSteps(lines, { ...list, before: list.before.day });
    void inSlices(steps, signal).then(
      (matching) => {
        setFound({ lines, matching });
        tick(matching);
      },
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
    return () => comparing.abort();
  }, [lines, list]);

  // While it is compared again, what was found before is still there.
  const matching = list !== null && found?.lines === lines ? found.matching : null;
  return (
    <>
      {balance !== null && (
        <SecondaryText>
          {messages.balance(formatCents(balance.amount), formatDate(balance.day))}
          {last !== null &&
            last !== balance.day &&
            ` ${messages.otherDay(formatDate(last), last < balance.day)}`}
        </SecondaryText>
      )}
      {matching === null && <SecondaryText role="status">{waiting(list)}</SecondaryText>}
      <FileSummary statement={statement} list={list} matching={matching} />
      {matching !== null && (
        <LackingLines
          lines={stillLacking(matching.lacking, byHand(list, matching, ticked))}
          accountId={accountId}
          onAdded={onAdded}
        />
      )}
    </>
  );
}

/** Returns what a person has ticked and the file has not. */
function byHand(
  list: BankList | null,
  matching: FileMatching<BankItem>,
  ticked: ReadonlySet<string>,
): readonly BankItem[] {
  const byFile = new Set(keysFound(matching));
  return (list?.items ?? []).filter(({ key }) => ticked.has(key) && !byFile.has(key));
}

/** What was found, and of which lines. */
interface Found {
  readonly lines: BankStatement['lines'];
  readonly matching: FileMatching<BankItem>;
}

/** What the file has ticked in the list so far. */
interface Ticked {
  readonly lines: BankStatement['lines'];
  readonly keys: ReadonlySet<string>;
}

const NOTHING_TICKED: Ticked = { lines: [], keys: new Set() };

function waiting(list: BankList | null): string {
  return list === null ? messages.chooseDay : messages.matching;
}
