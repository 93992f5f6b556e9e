import type { CountWhen } from '@pa-ledger/domain/organization';
import type { MailMessages } from './mail-messages.ts';

/** Moments end in `p.m.`, so no sentence ends with one. */
export const spanishMailMessages: MailMessages = {
  received: ({ reference, amount }, { toVendor, isCorrected }, next, promise) => ({
    subject: `Recibimos su solicitud de reembolso por ${amount} (${reference})`,
    heading: 'Recibimos su solicitud de reembolso',
    paragraphs: [
      `¡Gracias! Recibimos ${isCorrected ? 'la corrección de ' : ''}su solicitud de ${amount}${toVendor ? ', para pagarle al proveedor' : ''}.`,
      `${next} Le escribiremos cuando se apruebe, o para decirle por qué no se puede pagar.`.trimStart(),
      ...(toVendor ? [] : [`Cuando se apruebe, haremos el pago. ${promise}`]),
    ],
  }),
  approved: ({ reference, amount }, toVendor) => ({
    subject: `Aprobada: su solicitud de ${amount} (${reference})`,
    heading: 'Su solicitud está aprobada',
    paragraphs: [
      `¡Buenas noticias! Su solicitud de ${amount} está aprobada. Ahora la Tesorería ${toVendor ? 'le pagará al proveedor' : 'le enviará el pago'}.`,
    ],
  }),
  rejected: ({ reference, amount }, role) => ({
    subject: `No se aprobó: su solicitud de ${amount} (${reference})`,
    heading: 'Su solicitud no se aprobó',
    paragraphs: [`${who(role)} rechazó su solicitud de ${amount} por esta razón:`],
  }),
  reduced: ({ reference, amount }, from, role) => ({
    subject: `${amount} en lugar de ${from}: su solicitud (${reference})`,
    heading: `Podemos pagar ${amount} de ${from}`,
    paragraphs: [`${who(role)} bajó su solicitud de ${from} a ${amount} por esta razón:`],
  }),
  recategorized: ({ reference, amount }, lines) => ({
    subject: `Su solicitud de ${amount} ahora se registra de otra manera (${reference})`,
    heading: 'Su solicitud ahora se registra de otra manera',
    paragraphs: [
      `${ASSOCIATION} ahora registra su solicitud de ${amount} en ${lines}. Usted no tiene que hacer nada. Esta es la razón:`,
    ],
  }),
  adjustedAfter: ({ reference, amount }, lines) => ({
    subject: `Cambió después de su decisión: ${amount} para ${lines} (${reference})`,
    heading: 'Una solicitud cambió después de su decisión',
    paragraphs: [
      `Usted decidió sobre esta solicitud. Ahora es de ${amount} para ${lines}, por esta razón:`,
      'Si no es lo que usted aprobó, avísele a la tesorera o al tesorero.',
    ],
  }),
  paid: ({ reference, amount }, toVendor, payment, sent) => ({
    subject: `Pago enviado: ${amount} (${reference})`,
    heading: toVendor ? 'Le pagamos al proveedor' : '¡Pago enviado!',
    paragraphs: [
      `${toVendor ? 'Le pagamos al proveedor por' : 'Pagamos'} su solicitud de ${amount}${payment === '' ? '' : `: ${payment}`}.`,
      ...(sent === '' ? [] : [`${sent}.`]),
    ],
  }),
  voided: ({ reference, amount }, toVendor) => ({
    subject: `Pago anulado: ${amount} (${reference})`,
    heading: 'Anulamos un pago',
    paragraphs: [
      `Anulamos el pago de su solicitud de ${amount}, así que ya no es válido. ${
        toVendor
          ? 'Si el proveedor le pregunta, escríbanos.'
          : 'Si tiene un cheque de este pago, escríbanos antes de cobrarlo.'
      }`,
      `Su solicitud sigue aprobada. Le escribiremos cuando ${toVendor ? 'le paguemos al proveedor' : 'se pague'}.`,
    ],
  }),
  returned: ({ reference, amount }, role) => ({
    subject: `Por favor, corrija su solicitud de ${amount} (${reference})`,
    heading: 'Hay que corregir su solicitud',
    paragraphs: [`${who(role)} le devolvió su solicitud de ${amount} con esta nota:`],
  }),
  statusLink: ({ reference, amount }) => ({
    subject: `El enlace a su solicitud de ${amount} (${reference})`,
    heading: 'Aquí está su enlace nuevo',
    paragraphs: [
      `Usted pidió un enlace nuevo a su solicitud de ${amount}. Con él puede ver en qué va. Es válido por un año.`,
      IF_NOT_YOU,
    ],
  }),
  correctLink: ({ reference, amount }) => ({
    subject: `El enlace para corregir su solicitud de ${amount} (${reference})`,
    heading: 'Corrija su solicitud',
    paragraphs: [
      'Aquí está el enlace que pidió. Abre lo que usted envió, y es válido por 30 días.',
      IF_NOT_YOU,
    ],
  }),
  withdrawLink: ({ reference, amount }) => ({
    subject: `El enlace para cancelar su solicitud de ${amount} (${reference})`,
    heading: '¿Cancelar su solicitud?',
    paragraphs: [
      `Usted pidió cancelar su solicitud de ${amount}. El enlace le pide confirmarlo, y es válido por un día.`,
      IF_NOT_YOU,
    ],
  }),
  withdrawn: ({ reference, amount }) => ({
    subject: `Cancelada: su solicitud de ${amount} (${reference})`,
    heading: 'Usted canceló su solicitud',
    paragraphs: [`Su solicitud de ${amount} está cancelada, así que ya no pediremos aprobaciones.`],
  }),
  receivedDigest: (count) => ({
    subject: `Recibimos ${requests(count)} de esta dirección`,
    heading: `Recibimos ${requests(count)}`,
    paragraphs: [
      `Recibimos ${requests(count)} con esta dirección de correo. Varias llegaron en menos de una hora, así que van juntas en un solo correo.`,
      'Le escribiremos sobre cada una cuando se apruebe, o para decirle por qué no se puede pagar.',
    ],
  }),
  statusLinkDigest: (count) => ({
    subject: count === 1 ? 'El enlace a su solicitud' : `Los enlaces a ${requests(count)}`,
    heading: count === 1 ? 'Aquí está su enlace nuevo' : 'Aquí están sus enlaces nuevos',
    paragraphs: [
      'Usted pidió más de un enlace en menos de una hora. Enviamos como máximo un correo por hora, así que aquí va el resto. Con cada enlace puede ver en qué va una solicitud. Es válido por un año.',
      IF_NOT_YOU,
    ],
  }),
  review: ({ reference, amount }, { category, role, toVendor }) => ({
    subject: `Por favor, revise: ${amount} para ${category} (${reference})`,
    heading: `Por favor, revise: ${amount} para ${category}`,
    paragraphs: [
      `Necesita su aprobación${role === undefined ? '' : ` (${role})`}.${toVendor ? ' Se le paga al proveedor.' : ''}`,
      'Este enlace es solo para usted. Es válido por 30 días; por favor, no lo reenvíe.',
    ],
  }),
  reviewDigest: (count) => ({
    subject: `Por favor, revise: ${requests(count)}`,
    heading: awaiting(count),
    paragraphs: [
      'Varias llegaron en menos de una hora, así que van juntas en un solo correo. Cada una tiene su propio enlace.',
      FOR_YOU_ALONE,
    ],
  }),
  reminder: (count) => ({
    subject: `Recordatorio: ${awaiting(count)}`,
    heading: `Todavía ${awaiting(count)}`,
    paragraphs: [OLDEST_FIRST, FOR_YOU_ALONE],
  }),
  waitingLinks: (count) => ({
    subject: `${count === 1 ? 'El enlace' : 'Los enlaces'} a ${requests(count)}`,
    heading: awaiting(count),
    paragraphs: [`Usted pidió estos enlaces. ${OLDEST_FIRST}`, FOR_YOU_ALONE],
  }),
  oldestListed: (listed, more) =>
    `${listed === 1 ? 'Esta es la más antigua' : `Estas son las ${listed} más antiguas`}. ${
      more === 1 ? 'Queda 1 más' : `Quedan ${more} más`
    }.`,
  askedOn: (date) => `Le pedimos su decisión el ${date}.`,
  weekly: (count) => ({
    subject: `Esta semana: ${attention(count)}`,
    heading: attention(count),
    paragraphs: [
      'Cada lista empieza por la más antigua. Los recibos, y quién envió cada una, están en el panel de administración.',
    ],
  }),
  weeklyLists: {
    stuck: (count) => `Esperan una aprobación: ${count}`,
    unpaid: (count, sum) => `Listas para pagar: ${count} (${sum})`,
    unassigned: (count) => `Aprobadas, pero sin fondo no se pueden pagar: ${count}`,
    returned: (count) => `Devueltas, por corregir: ${count}`,
  },
  sentBackOn: (date) => `devuelta el ${date}`,
  openSince: (date) => `espera desde el ${date}`,
  nobodyCanDecide: (date) => `no hay quien pueda decidirla, desde el ${date}`,
  andMore: (count) => `y ${count} más`,
  notice: (author, time) => ({
    subject: CHANGED,
    heading: CHANGED,
    paragraphs: [`El ${time}, ${author} hizo este cambio.`, ADVICE],
  }),
  reopenedNotice: (author, time) => ({
    subject: REOPENED,
    heading: REOPENED,
    paragraphs: [
      `El ${time}, ${author} lo reabrió. Sus movimientos se pueden cambiar hasta que se cierre otra vez.`,
      'Si usted no lo esperaba, pregunte en persona a la mesa directiva. En el panel de administración, “Activity” muestra la razón y cada cambio desde entonces.',
    ],
  }),
  noticeDigest: (count) => {
    const changes = `${count === 1 ? 'Otro cambio' : `${count} cambios más`} en quién aprueba los gastos`;
    return {
      subject: changes,
      heading: changes,
      paragraphs: [
        'Hubo varios cambios en menos de una hora, así que van juntos en un solo correo.',
        ADVICE,
      ],
    };
  },
  asked: (expense, role) => `${expense}. Usted decide por la ${role}.`,
  expense: ({ reference, amount }, category, date) =>
    `${reference}: ${amount} para ${category}, ${date}`,
  labels: {
    reference: 'Referencia',
    payment: 'Pago',
    submitted: 'Fecha de envío',
    budget: 'Presupuesto',
    budgetOf: (year) => `Presupuesto ${year}`,
    corrected: 'Fecha de corrección',
    unusual: 'Poco común',
    duplicate: 'Puede ser la misma que',
    receipt: (number) => `Recibo ${number}`,
    statement: (number) => `Declaración en lugar del recibo ${number}`,
    steps: 'Aprobaciones para una categoría',
    away: 'Ausencia',
    year: 'Año fiscal',
  },
  noBudget: (category) => `${category} no tiene presupuesto.`,
  budgetNotStarted: (year) => `El presupuesto de ${year} todavía no se ha abierto.`,
  leftOf: (left, budget) => `Quedan ${left} de ${budget}`,
  leftAfter: (amount) => `${amount} después de este gasto`,
  overBudgetAfter: (amount) => `se pasa del presupuesto por ${amount} después de este gasto`,
  charged: (state, countWhen) =>
    `Se carga aquí, porque ${COUNTED[countWhen].will} en este año. ${state}`,
  notCharged: (state) => `No se carga aquí. Es solo el año de la fecha del gasto. ${state}`,
  chargedAfter: (day, countWhen) =>
    `Se carga aquí si ${COUNTED[countWhen].may} después del ${day}.`,
  approvedOn: (time) => `aprobada el ${time}`,
  duplicate: (reference, state, date, reasons) =>
    `${reference}, ${state}, gasto del ${date}. ${reasons.join('. ')}.`,
  moreDuplicates: (count) => `${count} más`,
  toBePaid: (paidTo) => `se le paga a ${paidTo}`,
  receiptSize: (name, size) => `${name} (${size})`,
  fiscalYear: (first, last) => `${first} a ${last}`,
  somebody: 'Una persona',
  changeBy: (author, time) => `${time}, por ${author}:`,
  nowSteps: (count, roles) => `ahora ${count === 1 ? '1 paso' : `${count} pasos`}: ${roles}`,
  role: (role, changes) => (changes === 1 ? role : `${role} (${changes} cambios)`),
  eventRole: (role, categories) =>
    `${role} (${categories === 1 ? 'un evento' : `${categories} eventos`})`,
  takenOut: (who) => TAKEN_OUT[who],
  putIn: (who) => PUT_IN[who],
  nobodyPutIn: 'no se agregó a nadie',
  setAway: (who, from, to) => `se anotó ${ABSENCE[who]} del ${from} al ${to}`,
  takenOffAway: (who, from, to) => `se quitó ${ABSENCE[who]} del ${from} al ${to}`,
  lead: (name, amount, description) => `${name} pidió ${amount}: ${description}`,
  firstReceipt: (name) => `Recibo: ${name}`,
  buttons: {
    approve: 'Aprobar',
    reject: 'Rechazar',
    review: 'Revisar y decidir',
    panel: 'Abrir el panel de administración',
    status: 'Ver el estado',
    correct: 'Corregir mi solicitud',
    withdraw: 'Cancelar mi solicitud',
  },
  typed: {
    approvers: {
      heading: 'Notas de quienes ya aprobaron',
      hint: 'Las escribieron al aprobar. Nunca ponemos enlaces en este cuadro.',
      textHint: 'Notas de quienes ya aprobaron, cada línea después de una barra:',
    },
    submitter: {
      heading: 'De quien envió la solicitud',
      hint: 'Viene del formulario público, sin verificar. Nunca ponemos enlaces en este cuadro.',
      textHint: 'De quien envió la solicitud (sin verificar), cada línea después de una barra:',
    },
  },
  footer: (associationName, schoolName, contactEmail, why) => {
    const contact = contactEmail
      ? `¿Tiene preguntas? Responda a este correo, o escriba a ${contactEmail}.`
      : `¿Tiene preguntas? Comuníquese con la asociación de padres de ${schoolName}.`;
    return `${associationName}, ${schoolName}\n${contact}\nRecibe este correo ${why}.`;
  },
  why: {
    submitter: 'porque alguien escribió esta dirección en nuestro formulario de gastos',
    approver: 'porque usted aprueba gastos',
    treasurer: 'porque usted está a cargo de la tesorería',
    officer: 'porque usted aprueba gastos, o los aprobaba hasta este cambio',
  },
};

const ASSOCIATION = 'La asociación de padres';

const IF_NOT_YOU = 'Si usted no lo pidió, no haga caso de este correo: no cambió nada.';

const FOR_YOU_ALONE =
  'Los enlaces son solo para usted. Son válidos por 30 días; por favor, no los reenvíe.';

const OLDEST_FIRST =
  'Primero van las más antiguas. Los enlaces anteriores funcionan hasta que vencen.';

const CHANGED = 'Cambió quién aprueba los gastos';

const REOPENED = 'Se reabrió un año fiscal cerrado';

const ADVICE =
  'Si usted no lo esperaba, pregunte en persona a la mesa directiva: quienes aprueban deciden en qué se gasta nuestro dinero. Quienes administran la aplicación ven cada cambio, con las direcciones, en “User Management” del panel de administración.';

const COUNTED: Readonly<Record<CountWhen, { readonly will: string; readonly may: string }>> = {
  approved: { will: 'se aprobará', may: 'se aprueba' },
  paid: { will: 'se pagará', may: 'se paga' },
};

/** The one that a change is about. */
type Who = Parameters<MailMessages['takenOut']>[0];

const TAKEN_OUT: Readonly<Record<Who, string>> = {
  you: 'se le quitó a usted',
  yourOtherSpelling: 'se quitó otra forma de escribir su dirección',
  somebody: 'se quitó a una persona',
  somebodyElse: 'se quitó a otra persona',
};

const PUT_IN: Readonly<Record<Who, string>> = {
  you: 'se le agregó a usted',
  yourOtherSpelling: 'se agregó otra forma de escribir su dirección',
  somebody: 'se agregó a una persona',
  somebodyElse: 'se agregó a otra persona',
};

const ABSENCE: Readonly<Record<Who, string>> = {
  you: 'su ausencia',
  yourOtherSpelling: 'su ausencia (con otra forma de escribir su dirección)',
  somebody: 'la ausencia de una persona',
  somebodyElse: 'la ausencia de otra persona',
};

/** @param role undefined for the association. */
function who(role: string | undefined): string {
  return role === undefined ? ASSOCIATION : `La ${role}`;
}

function requests(count: number): string {
  return count === 1 ? '1 solicitud' : `${count} solicitudes`;
}

function awaiting(count: number): string {
  return `${requests(count)} ${count === 1 ? 'espera' : 'esperan'} su decisión`;
}

function attention(count: number): string {
  return `${requests(count)} ${count === 1 ? 'necesita' : 'necesitan'} atención`;
}
