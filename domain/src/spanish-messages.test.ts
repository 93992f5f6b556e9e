import { describe, expect, it } from 'vitest';
import { roleMessages } from './approvers/role-messages.ts';
import { spanishRoleMessages } from './approvers/role-messages.es.ts';
import { decisionMessages } from './decision-messages.ts';
import { spanishDecisionMessages } from './decision-messages.es.ts';
import { errorMessages } from './error-messages.ts';
import { spanishErrorMessages } from './error-messages.es.ts';
import { expenseFormMessages } from './expenses/expense-form-messages.ts';
import { spanishExpenseFormMessages } from './expenses/expense-form-messages.es.ts';
import { spanishExpenseMessages } from './expenses/expense-messages.es.ts';
import { reviewMessages } from './expenses/review-messages.ts';
import { spanishReviewMessages } from './expenses/review-messages.es.ts';
import type { CalendarDate } from './time/dates.ts';
import { cents } from './money/money.ts';
import { pageMessages } from './page-messages.ts';
import { spanishPageMessages } from './page-messages.es.ts';
import { paymentMessages } from './payments/payment-messages.ts';
import { spanishPaymentMessages } from './payments/payment-messages.es.ts';
import { spanishFieldMessages } from './text/field-messages.es.ts';

const DAY = '2026-11-20' as CalendarDate;

const labelsOf = (fields: Readonly<Record<string, { readonly label: string }>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));

it.each([
  ['of the pages', pageMessages, spanishPageMessages],
  ['of decisions', decisionMessages, spanishDecisionMessages],
  ['of the API', errorMessages, spanishErrorMessages],
  ['of the roles', roleMessages.names, spanishRoleMessages.names],
  ['of the states', reviewMessages.statuses, spanishReviewMessages.statuses],
  [
    'of the form',
    labelsOf(expenseFormMessages.fields),
    labelsOf(spanishExpenseFormMessages.fields),
  ],
  ['of the methods', paymentMessages.methods, spanishPaymentMessages.methods],
] as const)('no Spanish text %s is the English one', (_whose, english, spanish) => {
  const words: Readonly<Record<string, unknown>> = english;
  const same = Object.entries(spanish).filter(([name, text]) => words[name] === text);
  expect(same).toEqual([]);
});

it('an error of a field quotes its label, whatever gender it has', () => {
  const facts = { label: 'Monto', maxLength: 2_000, min: 1, max: cents(100_000) };
  for (const [code, say] of Object.entries(spanishFieldMessages))
    expect(say(facts), code).toMatch(/^[¿“A-ZÉ].*\.$/u);
  expect(spanishFieldMessages.tooLong(facts)).toContain('2,000');
  expect(spanishFieldMessages.tooLarge(facts)).toContain('$1,000.00');
});

it('a request without an answer is told in the language of the page', () => {
  expect(spanishPageMessages.unanswered('Failed to fetch')).not.toContain('fetch');
  expect(pageMessages.unanswered('Failed to fetch')).toBe('Failed to fetch');
  expect(pageMessages.unanswered('')).toBe('Update failed.');
});

describe('the offices', () => {
  const { actingAs, chainText } = spanishRoleMessages;

  it('are named where people act on a step', () => {
    expect(actingAs('treasurer', null)).toBe('Tesorería');
    expect(actingAs('treasurer', { standIn: true })).toBe('Tesorería (suplente)');
  });

  it('follow each other as in the English', () => {
    const roles = ['eventApprover', 'eventApprover', 'president', 'treasurer'] as const;
    expect(chainText(roles)).toBe('Coordinación de 2 eventos, luego Presidencia, luego Tesorería');
    expect(chainText(['president', 'president'])).toBe('Presidencia (2 veces)');
    expect(roleMessages.chainText(roles).split(', then ')).toHaveLength(3);
  });
});

it('a payment says how and when', () => {
  const { payment, sent } = spanishPaymentMessages;
  expect(payment({ method: 'check', checkNumber: '1042', date: DAY })).toBe(
    'Cheque 1042, 20 nov 2026',
  );
  expect(payment({ method: 'cash', checkNumber: null, date: DAY })).toBe('Efectivo, 20 nov 2026');
  expect(sent({ how: 'mailed', on: DAY })).toBe('Lo enviamos por correo postal el 20 nov 2026');
  expect(sent({ how: 'handedOver', on: DAY })).toBe('Lo entregamos el 20 nov 2026');
});

describe('the sentences about an expense', () => {
  const say = spanishExpenseMessages;

  it('say how it is paid', () => {
    const promises = ([undefined, 'pickup', 'app'] as const).map((payBy) =>
      say.promise(payBy === undefined ? {} : { payBy }),
    );
    expect(new Set(promises).size).toBe(3);
    expect(spanishReviewMessages.payee({ paidTo: 'Print Shop', payTo: 'vendor' })).toBe(
      'Print Shop, el proveedor',
    );
    expect(spanishReviewMessages.payee({ paidTo: 'Ana' })).toBe('Ana');
    expect(spanishExpenseFormMessages.payTo['']).toBe('Reembolsarme a mí');
  });

  it('say which approvals are still to come, and who is missing', () => {
    expect(say.approvalsAhead({ roles: [], blocked: null })).toBe('');
    expect(say.approvalsAhead({ roles: ['treasurer'], blocked: null })).toBe(
      'Falta esta aprobación: Tesorería.',
    );
    expect(say.approvalsAhead({ roles: ['president', 'treasurer'], blocked: null })).toBe(
      'Faltan estas aprobaciones: Presidencia, luego Tesorería.',
    );
    expect(say.approvalsAhead({ roles: ['president'], blocked: 'notSet' })).toContain(
      'la Presidencia',
    );
  });

  it('say what is unusual, and what is no receipt', () => {
    const onDay = { field: 'expenseDate', day: DAY } as const;
    expect(say.unusual({ field: 'amount', what: 'nothing' })).toContain('$0.00');
    expect(say.unusual({ ...onDay, what: 'future' })).toContain('20 nov 2026, es posterior');
    expect(say.unusual({ ...onDay, what: 'longAgo' })).toContain('hace más de un año');
    expect(spanishReviewMessages.statements([{}])).toBeNull();
    expect(spanishReviewMessages.statements([{ statement: null }])).not.toContain('archivos');
    expect(spanishReviewMessages.statements([{}, { statement: null }, {}])).toContain(
      '(1 de 3 archivos)',
    );
  });
});
