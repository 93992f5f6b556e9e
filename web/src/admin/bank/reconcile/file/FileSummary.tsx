import Button from '@mui/material/Button';
import type { BankStatement } from '@pa-ledger/domain/bank/bank-line';
import type { FileMatching } from '@pa-ledger/domain/bank/file-matching';
import type { BankItem } from '@pa-ledger/domain/bank/items';
import { itemText } from '@pa-ledger/domain/bank/statement';
import { formatCents } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../../../ui/Notice.tsx';
import { Bullets } from '../../../../ui/text.ts';
import type { BankList } from '../reconcile-calls.ts';
import { fileMessages as messages } from './file-messages.ts';
import { lineText } from './line-text.ts';

/** So many sentences of one kind are there at first. */
const FIRST_SHOWN = 10;
/** And so many more at a press: a file may have thousands. */
const MORE = 100;

interface FileSummaryProps {
  readonly statement: BankStatement;
  readonly list: BankList | null;
  /** Null until the lines were held against the books. */
  readonly matching: FileMatching<BankItem> | null;
}

/** What became of the lines of a file, each kind with its number; rows that were not read are named. */
export function FileSummary({ statement: { lines, refused }, list, matching }: FileSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  // The button that was pressed last is gone.
  useEffect(() => {
    if (matching !== null && document.activeElement === document.body) summary.current?.focus();
  }, [matching]);
  const sentences =
    list === null || matching === null ? [] : sentencesOf(lines.length, list, matching);
  return (
    <>
      {lines.length === 0 && refused.length === 0 && (
        <Notice tone="warning" title={messages.noLines} />
      )}
      {sentences.length > 0 && (
        <Notice ref={summary} tone="info">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      {matching !== null && (
        <Sentences
          title={messages.again(matching.again.length)}
          sentences={matching.again.map(({ line, item }) =>
            messages.againPair(lineText(line.line), itemText(item)),
          )}
        />
      )}
      {matching !== null && (
        <Sentences
          title={messages.differing(matching.differing.length)}
          sentences={matching.differing.map(({ line: { line }, item }) =>
            messages.differingPair(
              `${formatCents(line.amount)}, ${formatDate(line.day)}`,
              itemText(item),
            ),
          )}
        />
      )}
      <Sentences
        title={messages.refused(refused.length)}
        sentences={refused.map(({ row, reason }) => messages.rowSays(row, reason))}
      />
    </>
  );
}

function sentencesOf(
  count: number,
  { before, through }: BankList,
  { done, later, repeated, zero, matches, joints }: FileMatching<BankItem>,
): readonly string[] {
  return [
    ...(count === 0 ? [] : [messages.matched(matches.length + joints.length, count)]),
    ...joints.map(({ line: { line }, items }) =>
      messages.joint(lineText(line), items.map(itemText).join(' + ')),
    ),
    ...(done === 0 ? [] : [messages.done(done, formatDate(before.day))]),
    ...(later === 0 ? [] : [messages.later(later, formatDate(through))]),
    ...(repeated === 0 ? [] : [messages.repeated(repeated)]),
    ...(zero === 0 ? [] : [messages.zero(zero)]),
  ];
}

interface SentencesProps {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** A list that may be long. */
function Sentences({ title, sentences }: SentencesProps) {
  const [most, setMost] = useState(FIRST_SHOWN);
  if (sentences.length === 0) return null;
  return (
    <Notice tone="warning" title={title}>
      <Bullets>
        {sentences.slice(0, most).map((sentence, at) => (
          // Two rows may say the same, and the list does not change its order.
          <li key={`sentence-${at}`}>{sentence}</li>
        ))}
      </Bullets>
      {sentences.length > most && (
        <Button onClick={() => setMost(most + MORE)}>
          {messages.more(Math.min(MORE, sentences.length - most))}
        </Button>
      )}
    </Notice>
  );
}
