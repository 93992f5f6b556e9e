import { SPANISH_ROLE_NAMES, spanishChainText } from '../approvers/role-messages.es.ts';
import { writtenDates } from '../time/written-dates.ts';
import { SPANISH_APP } from './expense-form-messages.es.ts';
import type { ExpenseWords } from './expense-words.ts';

const { date: written } = writtenDates('es');

const STATEMENT = 'Declaración en lugar de un recibo';

export const spanishExpenseMessages: ExpenseWords = {
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
};
