import type { StatusMessages } from './status-messages.ts';

const ASSOCIATION = 'La asociación de padres';

export const spanishStatusMessages: StatusMessages = {
  title: 'Estado de la solicitud',
  hint: 'Vea en qué va su solicitud y a quién le toca ahora.',
  withdrawTitle: 'Cancelar la solicitud',

  request: {
    heading: 'Reciba un enlace a su solicitud',
    hint: 'Escriba su número de referencia y el correo que usó en el formulario.',
    reference: 'Número de referencia',
    referenceHint: 'Por ejemplo, K7QM-2XFA. Está en todos los correos sobre su solicitud.',
    badReference: 'Deben ser 8 letras y números.',
    email: 'Correo electrónico',
    badEmail: 'Escriba una sola dirección de correo, como pat@example.com.',
    send: 'Enviarme el enlace',
    sending: 'Enviando…',
    notSent: 'No pudimos enviarlo.',
    sent: 'Revise su correo',
    sentText: 'Si hay una solicitud con esa referencia y ese correo, ya le enviamos el enlace.',
    sentHint:
      'Enviamos como máximo un correo por hora a cada dirección; si ya lo había pedido, busque ese correo. ¿No llegó nada? Revise su carpeta de correo no deseado (spam) y lo que escribió.',
    back: 'Cambiar lo que escribí',
  },

  pending: (role) => `Espera la aprobación de la ${role}`,
  returned: 'Se la devolvimos para que la corrija',
  approved: (toVendor) =>
    toVendor
      ? 'Aprobada. Ahora la Tesorería le pagará al proveedor.'
      : 'Aprobada. Ahora la Tesorería le enviará el pago.',
  rejected: 'Rechazada',
  beingChecked: 'En revisión',
  paid: 'Pagada',
  paidBy: (toVendor, method, day) =>
    `${toVendor ? 'Le pagamos al proveedor' : 'Pagada'} el ${day} (${method.toLowerCase()})`,
  beingSigned: (toVendor) =>
    toVendor ? 'Se está firmando el cheque del proveedor' : 'Se está firmando su cheque',
  sent: {
    mailed: (toVendor, day) =>
      `${toVendor ? 'Enviamos el cheque al proveedor por correo postal' : 'Enviamos su cheque por correo postal'} el ${day}`,
    handedOver: (toVendor, day) =>
      `${toVendor ? 'Entregamos el cheque al proveedor' : 'Entregamos su cheque'} el ${day}`,
  },
  withdrawn: 'Cancelada',
  since: (moment) => `Desde el ${moment}`,
  on: (moment) => `El ${moment}`,
  wrote: (role) => `La ${role} escribió:`,
  adminWrote: `${ASSOCIATION} escribió:`,
  asked: 'Usted pidió',
  lowered: (role, from, to) => `${who(role)} bajó el monto de ${from} a ${to}:`,
  changed: (role) => `${who(role)} cambió cómo se registra este gasto:`,

  details: 'Detalles',
  category: 'Categoría',
  amount: 'Monto',
  expenseDate: 'Fecha del gasto',
  submitted: 'Fecha de envío',
  payBy: 'Pago',

  approval: 'Aprobación',
  step: {
    waiting: 'Todavía no le toca',
    open: 'En revisión',
    approved: 'Aprobada',
    rejected: 'Rechazada',
    returned: 'Devuelta para corregir',
    withdrawn: 'Cancelada antes de una decisión',
  },
  notReached: 'Ya no hace falta',

  actions: 'Lo que puede hacer',
  send: {
    correct: {
      label: 'Enviarme otra vez el enlace',
      hint: 'Le enviamos un enlace para corregir esta solicitud. ¿Lo necesita otra vez?',
    },
    withdraw: {
      label: 'Cancelar la solicitud',
      hint: 'Puede cancelarla hasta que tenga todas las aprobaciones. Le enviaremos un enlace para confirmar.',
    },
  },

  withdrawQuestion: (reference) => `¿Cancelar la solicitud ${reference}?`,
  withdrawHint:
    'Ya no pediremos aprobaciones y no se pagará. Esto no se puede deshacer, pero puede enviarla otra vez como una solicitud nueva.',
  withdraw: 'Sí, cancelar la solicitud',
  withdrawing: 'Cancelando…',
  keep: 'No, conservarla',
  isWithdrawn: 'Usted canceló esta solicitud.',
  isKept: 'No cambió nada. Su solicitud sigue en pie.',
  notWithdrawn: 'No pudimos cancelarla.',
};

/** @param role null for the association. */
function who(role: string | null): string {
  return role === null ? ASSOCIATION : `La ${role}`;
}
