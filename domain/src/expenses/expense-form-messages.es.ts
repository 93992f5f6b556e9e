import { labeled, type FieldWords } from '../fields/labels.ts';
import { organization } from '../organization.ts';
import { EXPENSE_RULES } from './expense-fields.ts';
import type { ExpenseFormWords } from './expense-words.ts';
import { STATEMENT_RULES } from './missing-receipt.ts';

/** The app's name; a submission from before a school gave it up keeps its choice. */
export const SPANISH_APP = organization.policies.paymentApp ?? 'Aplicación de pagos';

const EXPENSE: FieldWords<typeof EXPENSE_RULES> = {
  labels: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    category: 'Categoría',
    expenseDate: 'Fecha del gasto',
    amount: 'Monto',
    salesTax: 'Impuesto incluido (sales tax)',
    split: 'También para',
    payTo: 'Pago',
    paidTo: 'A nombre de',
    invoiceNumber: 'Número de factura',
    payBy: 'Forma de pago',
    payHandle: `Correo o teléfono de ${SPANISH_APP}`,
    mailingAddress: 'Dirección postal',
    description: 'Descripción',
    notes: 'Notas',
  },
  hints: {
    paidTo: 'El nombre que va en el cheque; casi siempre, el suyo.',
    mailingAddress: 'La dirección a la que enviamos el cheque.',
  },
  options: {
    payTo: { vendor: 'Pagar directamente al proveedor' },
    payBy: { pickup: 'Recoger el cheque', app: SPANISH_APP },
  },
};

const STATEMENT: FieldWords<typeof STATEMENT_RULES> = {
  labels: {
    what: 'Qué se compró',
    where: 'Dónde se compró',
    boughtOn: 'Cuándo',
    price: 'Precio',
    why: 'Por qué no hay recibo',
    statedBy: 'Declarado por',
    statedOn: 'Fecha de la declaración',
  },
  hints: { where: 'La tienda o la persona, y el lugar.' },
  options: {},
};

export const spanishExpenseFormMessages: ExpenseFormWords = {
  fields: labeled(EXPENSE_RULES, EXPENSE),
  statement: labeled(STATEMENT_RULES, STATEMENT),
  payTo: { '': 'Reembolsarme a mí', ...EXPENSE.options.payTo },
  payBy: { '': 'Cheque por correo postal', ...EXPENSE.options.payBy },
};
