import { REMEMBERED_DAYS } from '@pa-ledger/domain/limits';
import type { submitMessages } from './submit-messages.ts';

export const spanishSubmitMessages: typeof submitMessages = {
  subtitle: 'Solicitud de reembolso a la asociación de padres',
  footer: 'Solo lo ven las personas de la asociación que aprueban y administran los gastos.',

  opensSoon: 'Abrimos muy pronto',
  opensSoonHint:
    'Todavía estamos preparando todo. Guarde sus recibos y vuelva a visitarnos en unos días.',

  submit: 'Enviar la solicitud',
  startEmpty: 'Empezar con un formulario en blanco',

  remember: 'Recordar mis datos en este dispositivo',
  rememberHint: `La próxima vez llenaremos su nombre, correo, teléfono y dirección de pago. Se guardan solo en este dispositivo, por ${REMEMBERED_DAYS} días. No marque esta opción si otras personas usan el dispositivo.`,
  clearForm: 'Limpiar el formulario',
  clearQuestion: '¿Borrar todo lo que escribió?',
  clear: 'Borrar todo',
  keep: 'No borrar',

  referenceNumber: 'Número de referencia',
  submitAnother: 'Enviar otra solicitud',
  checkStatus: 'Ver el estado',
  mailsFollow: (email) =>
    `Le enviamos una confirmación a ${email}. Le escribiremos otra vez cuando haya una decisión.`,
};
