import type { submitMessages } from './submit-messages.ts';

export const spanishSubmitMessages: typeof submitMessages = {
  subtitle: 'Solicitud de reembolso a la asociación de padres',
  footer: 'Esto solo lo ven quienes aprueban los gastos y quienes administran la aplicación.',

  opensSoon: 'Muy pronto abrimos',
  opensSoonHint:
    'Todavía estamos preparando todo. Guarde sus recibos y vuelva a visitarnos en unos días.',

  submit: 'Enviar la solicitud',
  startEmpty: 'Empezar con un formulario en blanco',

  referenceNumber: 'Número de referencia',
  submitAnother: 'Enviar otra solicitud',
  checkStatus: 'Ver el estado',
  mailsFollow: (email) =>
    `Le enviamos una confirmación a ${email}. Le escribiremos otra vez cuando haya una decisión.`,
};
