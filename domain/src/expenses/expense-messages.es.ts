import { SPANISH_ROLE_NAMES, spanishChainText } from '../approvers/role-messages.es.ts';
import { writtenDates } from '../time/written-dates.ts';
import { DUPLICATE_DAYS } from '../limits.ts';
import { SPANISH_APP } from './expense-form-messages.es.ts';
import type { ExpenseWords } from './expense-words.ts';
import { paysVendor } from './payee.ts';
import { statementCount } from './receipts.ts';

const { date: written } = writtenDates('es');

const STATEMENT = 'Declaración en lugar de un recibo';

export const spanishExpenseMessages: ExpenseWords = {
  // Of a `solicitud`, so in the feminine.
  statuses: {
    pending: 'Pendiente',
    approved: 'Aprobada',
    paid: 'Pagada',
    rejected: 'Rechazada',
    returned: 'Por corregir',
    withdrawn: 'Cancelada',
  },
  duplicateReasons: {
    sameReceipt: 'El mismo recibo',
    sameInvoice: 'Se paga a la misma persona o negocio, con el mismo número de factura',
    samePayeeAndAmount: `Se paga a la misma persona o negocio el mismo monto, con ${DUPLICATE_DAYS} días o menos de diferencia`,
  },
  payee: (submission) =>
    paysVendor(submission) ? `${submission.paidTo}, el proveedor` : submission.paidTo,
  promise: ({ payBy }) => {
    if (payBy === 'pickup') return 'Le entregaremos el cheque.';
    if (payBy === 'app') return `Le pagaremos con ${SPANISH_APP}.`;
    return 'Le enviaremos el cheque por correo postal a la dirección que nos dio.';
  },
  approvalsAhead: ({ roles, blocked }) => {
    const [next] = roles;
    if (next === undefined) return '';
    return blocked === null
      ? `${roles.length === 1 ? 'Falta esta aprobación' : 'Faltan estas aprobaciones'}: ${spanishChainText(roles)}.`
      : `Todavía no hay quien pueda aprobarla en la ${SPANISH_ROLE_NAMES[next]}. En cuanto haya alguien, seguirá su curso.`;
  },
  unusual: (fact) => {
    if (fact.what === 'nothing') return 'El monto es $0.00.';
    const rare =
      fact.what === 'future' ? 'es posterior a la fecha de envío' : 'es de hace más de un año';
    return `La fecha del gasto, ${written(fact.day)}, ${rare}.`;
  },
  statement: STATEMENT,
  statements: (receipts) => {
    const count = statementCount(receipts);
    if (count === 0) return null;
    const which = count === receipts.length ? '' : ` (${count} de ${receipts.length} archivos)`;
    return `${STATEMENT}${which}: quien envió la solicitud dice qué se compró, dónde y por qué no hay recibo.`;
  },
};
