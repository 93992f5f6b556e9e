import { SPANISH_ROLE_NAMES, spanishChainText } from '../approvers/role-messages.es.ts';
import { organization } from '../organization.ts';
import type { WAYS_TO_SEND } from '../payments/check.ts';
import type { PaymentClaim } from '../payments/payment.ts';
import type { PaymentMethod } from '../payments/methods.ts';
import type { ApprovalsAhead } from './approvals-ahead.ts';
import { DUPLICATE_DAYS, type DUPLICATE_REASONS } from './duplicates.ts';
import type { EXPENSE_FIELDS, ExpenseField } from './expense-fields.ts';
import type { STATUS_NAMES, Submission } from './expense.ts';
import type { STATEMENT_FIELDS } from './missing-receipt.ts';

/** The app's name; a submission from before a school gave it up keeps its choice. */
const APP = organization.policies.paymentApp ?? 'Aplicación de pagos';

/** The labels of the form. */
export const SPANISH_LABELS: Readonly<Record<ExpenseField, string>> = {
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
  payHandle: `Correo o teléfono de ${APP}`,
  mailingAddress: 'Dirección postal',
  description: 'Descripción',
  notes: 'Notas',
};

type Hinted = {
  [Name in ExpenseField]: (typeof EXPENSE_FIELDS)[Name] extends { readonly hint: string }
    ? Name
    : never;
}[ExpenseField];

/** The hints of the form. */
export const SPANISH_HINTS: Readonly<Record<Hinted, string>> = {
  paidTo: 'El nombre que va en el cheque; casi siempre, el suyo.',
  mailingAddress: 'La dirección a la que enviamos el cheque.',
};

/** The choices of the form, '' for the one that's chosen at first. */
export const SPANISH_CHOICES: {
  readonly [Name in 'payTo' | 'payBy']: Readonly<
    Record<'' | keyof (typeof EXPENSE_FIELDS)[Name]['options'], string>
  >;
} = {
  payTo: { '': 'Reembolsarme a mí', vendor: 'Pagar directamente al proveedor' },
  payBy: { '': 'Cheque por correo postal', pickup: 'Recoger el cheque', app: APP },
};

/** The labels of a statement instead of a receipt. In the dialog, `statedBy` is the person's own name. */
export const SPANISH_STATEMENT_LABELS: Readonly<
  Record<keyof typeof STATEMENT_FIELDS | 'ownName', string>
> = {
  what: 'Qué se compró',
  where: 'Dónde se compró',
  boughtOn: 'Cuándo',
  price: 'Precio',
  why: 'Por qué no hay recibo',
  ownName: 'Su nombre',
  statedBy: 'Declarado por',
  statedOn: 'Fecha de la declaración',
};

export const SPANISH_WHERE_HINT = 'La tienda o la persona, y el lugar.';

export const SPANISH_REASON_LABEL = 'Razón';
export const SPANISH_NOTE_LABEL = 'Nota';
export const SPANISH_NOTE_TOO_LONG = 'La nota es demasiado larga. Use 2,000 caracteres o menos.';

/** Of a `solicitud`, so in the feminine. */
export const SPANISH_STATUS_NAMES: typeof STATUS_NAMES = {
  pending: 'Pendiente',
  approved: 'Aprobada',
  paid: 'Pagada',
  rejected: 'Rechazada',
  returned: 'Por corregir',
  withdrawn: 'Cancelada',
};

export const SPANISH_DUPLICATE_REASONS: typeof DUPLICATE_REASONS = {
  sameReceipt: 'El mismo recibo',
  sameInvoice: 'Se paga a la misma persona o negocio, con el mismo número de factura',
  samePayeeAndAmount: `Se paga a la misma persona o negocio el mismo monto, con ${DUPLICATE_DAYS} días o menos de diferencia`,
};

export const SPANISH_METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  check: 'Cheque',
  debitCard: 'Tarjeta de débito',
  creditCard: 'Tarjeta de crédito',
  transfer: 'Transferencia bancaria',
  businessApp: 'Aplicación de pagos, a un negocio',
  personalApp: 'Aplicación de pagos, a una persona',
  cash: 'Efectivo',
  other: 'Otra forma',
};

/** The sentences about an expense. Dates come as people write them. */
export const spanishExpenseSentences = {
  /** `Cheque 1042, 20 nov 2026`. */
  payment: (
    { method, checkNumber }: Pick<PaymentClaim, 'method' | 'checkNumber'>,
    day: string,
  ): string => {
    const number = checkNumber === null ? '' : ` ${checkNumber}`;
    return `${SPANISH_METHOD_NAMES[method]}${number}, ${day}`;
  },
  sent: {
    mailed: (day) => `Lo enviamos por correo postal el ${day}`,
    handedOver: (day) => `Lo entregamos el ${day}`,
  } satisfies Record<keyof typeof WAYS_TO_SEND, (day: string) => string>,
  /** How we'll pay the submitter, without where. */
  promise: ({ payBy }: Pick<Submission, 'payBy'>): string => {
    if (payBy === 'pickup') return 'Le entregaremos el cheque.';
    if (payBy === 'app') return `Le pagaremos con ${APP}.`;
    return 'Le enviaremos el cheque por correo postal a la dirección que nos dio.';
  },
  approvalsAhead: ({ roles, blocked }: ApprovalsAhead): string => {
    const [next] = roles;
    if (next === undefined) return '';
    return blocked === null
      ? `${roles.length === 1 ? 'Falta esta aprobación' : 'Faltan estas aprobaciones'}: ${spanishChainText(roles)}.`
      : `Todavía no hay quien pueda aprobarla en la ${SPANISH_ROLE_NAMES[next]}. En cuanto haya alguien, seguirá su curso.`;
  },
  payee: ({ paidTo, payTo }: Pick<Submission, 'paidTo' | 'payTo'>): string =>
    payTo === 'vendor' ? `${paidTo}, el proveedor` : paidTo,
  unusual: {
    nothing: 'El monto es $0.00.',
    future: (day: string) => `La fecha del gasto, ${day}, es posterior a la fecha de envío.`,
    longAgo: (day: string) => `La fecha del gasto, ${day}, es de hace más de un año.`,
  },
  /** The label beside a file that's a statement. */
  statement: 'Declaración en lugar de un recibo',
  /** @param count of statements among the files. */
  statements: (count: number, files: number): string =>
    `Declaración en lugar de un recibo${count === files ? '' : ` (${count} de ${files} archivos)`}: quien envió la solicitud dice qué se compró, dónde y por qué no hay recibo.`,
};
