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
    badReference: 'Escriba las 8 letras y números.',
    email: 'Correo electrónico',
    badEmail: 'Escriba una sola dirección de correo, como pat@example.com.',
    send: 'Enviarme el enlace',
    sending: 'Enviando…',
    notSent: 'No pudimos enviarlo.',
    sent: 'Revise su correo',
    sentText:
      'Si hay una solicitud con esta referencia y este correo, le enviamos un enlace a ella.',
    sentHint:
      'Enviamos un correo por hora a cada dirección; si ya lo había pedido, busque ese correo. ¿No llegó nada? Revise su carpeta de correo no deseado (spam) y lo que escribió.',
    back: 'Cambiar lo que escribí',
  },

  pending: (role) => `Espera la aprobación de ${role}`,
  returned: 'Se la devolvimos para que la corrija',
  approved: (toVendor) =>
    toVendor
      ? 'Aprobada. Ahora Tesorería le paga al proveedor.'
      : 'Aprobada. Ahora Tesorería le envía el pago.',
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
  wrote: (role) => `${role} escribió:`,
  adminWrote: `${ASSOCIATION} escribió:`,
  asked: 'Usted pidió',
  lowered: (role, from, to) => `${role ?? ASSOCIATION} bajó el monto de ${from} a ${to}:`,
  changed: (role) => `${role ?? ASSOCIATION} cambió a qué se carga este gasto:`,

  details: 'Detalles',
  category: 'Categoría',
  amount: 'Monto',
  expenseDate: 'Fecha del gasto',
  submitted: 'Enviada',
  payBy: 'Pago',

  approval: 'Aprobación',
  step: {
    waiting: 'Sigue después',
    open: 'Revisándola ahora',
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
