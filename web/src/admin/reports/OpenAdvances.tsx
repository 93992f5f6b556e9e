import { sumCents } from '@pa-ledger/domain/money/money';
import { openAdvances } from '@pa-ledger/domain/reports/advanced';
import { namesIn } from '@pa-ledger/domain/reports/names';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { ADVANCES_LIST } from '../shared/records/record-address.ts';
import { reportMessages } from './reports-messages.ts';
import { Apart } from './Unbudgeted.tsx';

const messages = reportMessages.advanced;

interface OpenAdvancesProps {
  readonly source: ReportSource;
  /** Of one category; of all without it. */
  readonly categoryId?: string;
}

/** Below a report: what's advanced and not substantiated at the end of its period, which it counts nowhere. */
export function OpenAdvances({ source, categoryId }: OpenAdvancesProps) {
  const all = openAdvances([...source.earlier, ...source.cells], namesIn(source));
  const lines = all.filter((line) => categoryId === undefined || line.categoryId === categoryId);
  return (
    <Apart
      words={messages}
      sum={sumCents(lines.map(({ amount }) => amount))}
      lines={lines.map(({ id, categoryName, fundName, amount }) => {
        const name = `${categoryName}, ${fundName}`;
        return { id, name, amount, opening: { name: [messages.open, name], opens: ADVANCES_LIST } };
      })}
    />
  );
}
