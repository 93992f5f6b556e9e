import { describe, expect, it } from 'vitest';
import { actingAs, chainText, ROLE_NAMES } from './approvers/approval-chain.ts';
import {
  SPANISH_ROLE_NAMES,
  spanishActingAs,
  spanishChainText,
} from './approvers/role-messages.es.ts';
import { errorMessages } from './error-messages.ts';
import { spanishErrorMessages } from './error-messages.es.ts';
import { STATUS_NAMES } from './expenses/expense.ts';
import { SPANISH_STATUS_NAMES, spanishExpenseSentences } from './expenses/expense-messages.es.ts';
import { cents } from './money/money.ts';
import { pageMessages } from './page-messages.ts';
import { spanishPageMessages } from './page-messages.es.ts';
import { spanishFieldMessages } from './text/field-messages.es.ts';

it.each([
  ['of the pages', pageMessages, spanishPageMessages],
  ['of the API', errorMessages, spanishErrorMessages],
  ['of the roles', ROLE_NAMES, SPANISH_ROLE_NAMES],
  ['of the states', STATUS_NAMES, SPANISH_STATUS_NAMES],
] as const)('no Spanish text %s is the English one', (_whose, english, spanish) => {
  const words: Readonly<Record<string, unknown>> = english;
  const same = Object.entries(spanish).filter(([name, text]) => words[name] === text);
  expect(same).toEqual([]);
});

it('an error of a field quotes its label, whatever gender it has', () => {
  const facts = { label: 'Monto', maxLength: 2_000, min: 1, max: cents(100_000) };
  const said = Object.entries(spanishFieldMessages).map(
    // Each takes what it mentions of these.
    ([code, say]) => [code, say(facts as never)] as const,
  );
  for (const [code, text] of said) expect(text, code).toMatch(/^[¿“A-ZÉ].*\.$/u);
  expect(spanishFieldMessages.tooLong(facts as never)).toContain('2,000');
  expect(spanishFieldMessages.tooLarge(facts as never)).toContain('$1,000.00');
});

describe('the offices', () => {
  it('are named where people act on a step', () => {
    expect(spanishActingAs('treasurer', null)).toBe('Tesorería');
    expect(spanishActingAs('treasurer', { standIn: true })).toBe('Tesorería (suplente)');
    expect(actingAs('treasurer', { standIn: true })).not.toBe('Tesorería (suplente)');
  });

  it('follow each other as in the English', () => {
    const roles = ['eventApprover', 'eventApprover', 'president', 'treasurer'] as const;
    expect(spanishChainText(roles)).toBe(
      'Coordinación de 2 eventos, luego Presidencia, luego Tesorería',
    );
    expect(spanishChainText(['president', 'president'])).toBe('Presidencia (2 veces)');
    expect(chainText(roles).split(', then ')).toHaveLength(3);
  });
});

describe('the sentences about an expense', () => {
  const say = spanishExpenseSentences;

  it('say how it is paid', () => {
    expect(say.payment({ method: 'check', checkNumber: '1042' }, '20 nov 2026')).toBe(
      'Cheque 1042, 20 nov 2026',
    );
    expect(say.payment({ method: 'cash', checkNumber: null }, '20 nov 2026')).toBe(
      'Efectivo, 20 nov 2026',
    );
    expect(say.sent.mailed('20 nov')).toContain('por correo postal');
    expect(say.sent.handedOver('20 nov')).toContain('entregamos');
    const promises = [undefined, 'pickup', 'app'].map((payBy) =>
      say.promise({ payBy } as Parameters<typeof say.promise>[0]),
    );
    expect(new Set(promises).size).toBe(3);
    expect(say.payee({ paidTo: 'Print Shop', payTo: 'vendor' })).toBe('Print Shop, el proveedor');
    expect(say.payee({ paidTo: 'Ana' })).toBe('Ana');
  });

  it('say which approvals are still to come, and who is missing', () => {
    const ahead = (roles: readonly string[], blocked: string | null) =>
      say.approvalsAhead({ roles, blocked } as Parameters<typeof say.approvalsAhead>[0]);
    expect(ahead([], null)).toBe('');
    expect(ahead(['treasurer'], null)).toBe('Falta esta aprobación: Tesorería.');
    expect(ahead(['president', 'treasurer'], null)).toBe(
      'Faltan estas aprobaciones: Presidencia, luego Tesorería.',
    );
    expect(ahead(['president'], 'notSet')).toContain('la Presidencia');
  });

  it('say what is unusual, and what is no receipt', () => {
    expect(say.unusual.nothing).toContain('$0.00');
    expect(say.unusual.future('20 nov 2026')).toContain('20 nov 2026');
    expect(say.unusual.longAgo('20 nov 2024')).toContain('20 nov 2024');
    expect(say.statements(1, 1)).not.toContain('archivos');
    expect(say.statements(1, 3)).toContain('(1 de 3 archivos)');
  });
});
