import { writtenDates } from '../time/written-dates.ts';
import type { PaymentWords } from './payment-messages.ts';

const METHODS: PaymentWords['methods'] = {
  check: 'Cheque',
  debitCard: 'Tarjeta de débito',
  creditCard: 'Tarjeta de crédito',
  transfer: 'Transferencia bancaria',
  businessApp: 'Aplicación de pagos, a un negocio',
  personalApp: 'Aplicación de pagos, a una persona',
  cash: 'Efectivo',
  other: 'Otra forma',
};

const { date: written } = writtenDates('es');

export const spanishPaymentMessages: PaymentWords = {
  methods: METHODS,
  payment: ({ method, checkNumber, date }) => {
    const number = checkNumber === null ? '' : ` ${checkNumber}`;
    return `${METHODS[method]}${number}, ${written(date)}`;
  },
  sent: ({ how, on }) =>
    how === 'mailed'
      ? `Lo enviamos por correo postal el ${written(on)}`
      : `Lo entregamos el ${written(on)}`,
};
