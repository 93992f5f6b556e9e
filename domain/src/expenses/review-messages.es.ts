import { DUPLICATE_DAYS } from '../limits.ts';
import { spanishExpenseMessages } from './expense-messages.es.ts';
import type { ReviewWords } from './expense-words.ts';
import { paysVendor } from './payee.ts';
import { statementCount } from './receipts.ts';

export const spanishReviewMessages: ReviewWords = {
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
  statements: (receipts) => {
    const count = statementCount(receipts);
    if (count === 0) return null;
    const which = count === receipts.length ? '' : ` (${count} de ${receipts.length} archivos)`;
    return `${spanishExpenseMessages.statement}${which}: quien envió la solicitud dice qué se compró, dónde y por qué no hay recibo.`;
  },
};
