import { expect, it } from 'vitest';
import { STATEMENT } from '../../../tests/fixtures/statement.ts';
import { writtenDates } from '../time/written-dates.ts';
import { expenseFormMessages } from './expense-form-messages.ts';
import { spanishExpenseFormMessages } from './expense-form-messages.es.ts';
import { missingReceiptFields, statementFacts } from './missing-receipt.ts';

it('the facts of a statement have the labels and dates of the reader’s language', () => {
  const english = statementFacts(STATEMENT, expenseFormMessages.statement, writtenDates('en').date);
  expect(english).toContainEqual(['When', 'Oct 17, 2026']);
  expect(english).toContainEqual(['What was bought', STATEMENT.what]);
  const spanish = statementFacts(
    STATEMENT,
    spanishExpenseFormMessages.statement,
    writtenDates('es').date,
  );
  expect(spanish).toContainEqual(['Cuándo', '17 oct 2026']);
  expect(spanish.map(([, text]) => text)).toContain('$84.35');
});

it('the form of a statement asks for one’s own name, and not for the day', () => {
  const fields = missingReceiptFields(expenseFormMessages.statement, 'Your name');
  expect(Object.values(fields).map(({ label }) => label)).toEqual([
    'What was bought',
    'Where it was bought',
    'When',
    'Price',
    'Why there is no receipt',
    'Your name',
  ]);
});
