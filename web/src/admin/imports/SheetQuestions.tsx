import { importColumns } from '@pa-ledger/domain/imports/import-kinds';
import {
  isSideBySide,
  otherYearIn,
  untakenAddresses,
} from '@pa-ledger/domain/imports/sheet-columns';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { useMemo } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import { CheckInput } from '../shared/forms/CheckInput.tsx';
import { importsMessages as words } from './imports-messages.ts';
import { headingsOf, type ImportPlace, type SheetChoice, type Table } from './sheet-choice.ts';

interface SheetQuestionsProps {
  readonly table: Table;
  readonly place: ImportPlace;
  readonly choice: SheetChoice;
  /** The fiscal year that is shown, and what people call it. */
  readonly days: Days;
  readonly year: string;
  readonly inBrackets: boolean;
  readonly onChoice: (choice: SheetChoice) => void;
}

/** Points out what a sheet says that nothing is done with, or that may mean something else. */
export function SheetQuestions(props: SheetQuestionsProps) {
  const { table, place, choice, days, year, inBrackets, onChoice } = props;
  const { kind } = place;
  const { fields, headings } = choice;
  const asked = useMemo(
    () => ({
      otherYear: kind === 'budget' ? otherYearIn(table, { fields, headings }, days) : null,
      isSideBySide: kind === 'budget' && isSideBySide(table),
      addresses: untakenAddresses(table, { fields, headings }),
    }),
    [table, kind, fields, headings, days],
  );
  const address = importColumns(kind).find(({ field }) => ADDRESSES.includes(field));
  const names = headingsOf(table, choice);
  return (
    <>
      {asked.isSideBySide && <Notice tone="warning">{words.sideBySide}</Notice>}
      {asked.otherYear !== null && (
        <Notice tone="warning">{words.otherYear(asked.otherYear, year)}</Notice>
      )}
      {address !== undefined && asked.addresses.length > 0 && (
        <Notice tone="warning">
          {words.untakenAddresses(
            asked.addresses.map((at) =>
              names[at] === '' ? words.columnOf(at + 1) : (names[at] ?? ''),
            ),
            address.label,
          )}
        </Notice>
      )}
      {inBrackets && (
        <Notice tone="warning" title={words.inBrackets}>
          {words.inBracketsHint}
          <CheckInput
            name="turnSigns"
            label={words.readBrackets}
            checked={choice.turnSigns}
            onChange={(turnSigns) => onChoice({ ...choice, turnSigns })}
          />
        </Notice>
      )}
    </>
  );
}

const ADDRESSES = ['eventApprover', 'address'];
