import { MOST_WAITING_COUNTED } from '@pa-ledger/domain/limits';
import type { CountWhen } from '@pa-ledger/domain/organization';
import { spanishDecisionMessages } from '@pa-ledger/domain/decision-messages.es';
import type { ApproveMessages } from './approve-messages.ts';
import type { LinkAction } from './decision-sender.ts';

const TITLES: Readonly<Record<LinkAction, string>> = {
  approve: 'Aprobación de la solicitud',
  reject: 'Rechazo de la solicitud',
  return: 'Corrección de la solicitud',
};

const COUNTED: Readonly<Record<CountWhen, { readonly will: string; readonly may: string }>> = {
  approved: { will: 'se aprobará', may: 'se aprueba' },
  paid: { will: 'se pagará', may: 'se paga' },
};

export const spanishApproveMessages: ApproveMessages = {
  title: (action) => TITLES[action],
  opening: 'Abriendo el enlace…',
  linkUsed: 'Este enlace ya se usó.',
  changedAction: (written) =>
    `Su programa de correo cambió este enlace: ahora su acción dice “${written}”. Abra otra vez el enlace desde su correo, o vea la solicitud aquí. No se decidió nada.`,
  openRequest: 'Ver la solicitud',
  tryAgain: 'Intentar de nuevo',
  unanswered: 'No pudimos comunicarnos con el servidor. Revise su conexión e inténtelo de nuevo.',

  yourDecision: 'Su decisión',
  approve: 'Aprobar',
  approving: 'Aprobando…',
  sendingApproval: 'Enviando su aprobación…',
  openForm: {
    reject: 'Rechazar',
    return: 'Pedir corrección',
    less: 'Bajar el monto',
  },
  forms: {
    reject: {
      label: 'Razón del rechazo',
      required: spanishDecisionMessages.reasonRequired,
      submit: 'Enviar el rechazo',
      sending: 'Enviando su rechazo…',
    },
    less: {
      label: '¿Por qué menos?',
      required: 'Diga por qué aprueba menos.',
      submit: 'Aprobar este monto',
      sending: 'Enviando su aprobación…',
    },
    return: {
      label: '¿Qué hay que corregir?',
      required: spanishDecisionMessages.noteRequired,
      submit: 'Devolver la solicitud',
      sending: 'Devolviéndola…',
    },
  },
  smallerAmount: 'Monto que aprueba',
  smallerHint: (most) => `Menos de ${most}. Quienes aprueben después decidirán sobre este monto.`,
  notSmaller: 'Escriba un monto menor que el solicitado y mayor que $0.00.',
  adjusted: (from, role) => {
    const who = role === null ? 'La administración' : `La ${role}`;
    return from === null
      ? `${who} cambió cómo se registra este gasto.`
      : `${who} bajó este monto. Antes era de ${from}.`;
  },
  reasonHint: 'Quien envió la solicitud leerá esto.',
  note: 'Nota',
  noteHint:
    'Lo leerán quienes aprueben después y la Tesorería. Quien envió la solicitud no lo verá.',
  submitting: 'Enviando…',
  back: 'Regresar',

  correctedHeading: 'Cambió desde que usted la vio',
  approvalHeading: 'Aprobación',
  detailsHeading: 'Detalles',
  reference: 'Referencia',
  submitted: 'Fecha de envío',
  payee: (name) => `para ${name}`,
  salesTax: (tax, isKept) => (isKept ? `${tax}, no se reembolsa` : tax),
  submittedBy: (name, date) => `Enviada por ${name}. Gasto del ${date}`,
  summary: (amount, about, reference) => `${amount} ${about}, ${reference}`,
  forCategory: (category) => `para ${category}`,

  noBudget: (category) => `${category} no tiene presupuesto.`,
  budgetNotStarted: (year) => `El presupuesto de ${year} todavía no se ha abierto.`,
  charged: (year, countWhen) =>
    `Se carga al presupuesto de ${year}, porque ${COUNTED[countWhen].will} en ese año`,
  notCharged: (year, state) =>
    `La fecha del gasto es de ${year}, pero no se carga a ese presupuesto. ${state}`,
  chargedAfter: (year, day, countWhen) =>
    `Si ${COUNTED[countWhen].may} después del ${day}, se carga al presupuesto de ${year}.`,
  leftThere: (left, budget) => `Ahí quedan ${left} de ${budget}.`,
  leftOf: (budget) => `disponibles de ${budget}`,
  spent: 'Gastado o comprometido',
  thisRequest: 'Esta solicitud',
  remaining: 'Disponible',
  overBudgetBy: 'Se pasa del presupuesto por',

  possibleDuplicates: 'Es posible que ya la hayan enviado antes.',
  duplicate: (status, date, reasons) => `, ${status}, gasto del ${date}. ${reasons.join('. ')}.`,
  moreDuplicates: (count) => `y ${count} más`,
  askTreasurer: '¿Tiene dudas? Pregúntele a la tesorera o al tesorero.',

  stepWaiting: 'Todavía no le toca',
  stepBlocked: 'Falta quien la apruebe',
  stepYours: 'Espera su decisión',
  stepOpen: 'Espera una decisión',
  stepEnded: { returned: 'Devuelta a quien la envió', withdrawn: 'Cancelada' },
  stepDecided: { approved: 'Aprobada', rejected: 'Rechazada' },
  decidedBy: (decided, name) => `${decided} por ${name},`,
  decision: (status, role, at) =>
    `${at === null ? 'La' : `El ${at}, la`} ${role} ${status === 'rejected' ? 'rechazó' : 'aprobó'} la solicitud`,
  expenseWas: (decision) => `${decision}.`,
  stepWas: (decision) => `Este paso ya se decidió. ${decision}.`,
  paid: 'Tiene todas las aprobaciones y ya se pagó.',
  allApproved: 'Tiene todas las aprobaciones.',
  waitsFor: (role) => `Ahora le toca a la ${role}.`,
  ended: {
    returned: 'Se devolvió a quien la envió para que la corrija.',
    withdrawn: 'Quien envió la solicitud la canceló.',
  },
  waitsForAnother: 'Ahora le toca decidir a otra persona.',
  nextStep: (role) => `Siguiente paso: ${role}.`,
  lastApproval: 'Esta fue la última aprobación.',

  moreWait: (count) => {
    if (count === 0) return 'No hay más solicitudes que esperen su decisión.';
    if (count === 1) return 'Hay 1 solicitud más que espera su decisión.';
    const number = count > MOST_WAITING_COUNTED ? `${MOST_WAITING_COUNTED} o más` : count;
    return `Otras solicitudes que esperan su decisión: ${number}.`;
  },
  emailLinks: 'Enviarme los enlaces por correo',
  linksSent:
    'Los enlaces van en camino a su propio correo. Los enviamos como máximo una vez por hora; si ya los había pedido, busque ese correo. Los enlaces anteriores todavía funcionan.',
};
