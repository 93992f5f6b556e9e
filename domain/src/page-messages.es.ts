import type { PageWords, publicMessages } from './page-messages.ts';

export const spanishPublicMessages: typeof publicMessages = {
  alreadySubmitted:
    'Usted ya envió este formulario con otros datos. Para enviar otra solicitud, empiece una nueva.',
  updateFailed: 'No se pudo hacer el cambio.',
  submitFailed: 'No pudimos enviar su solicitud. Inténtelo de nuevo.',
  loadFailed: 'No pudimos cargar esto. Inténtelo de nuevo.',
  dataNewer: 'Esta página está desactualizada. Inténtelo de nuevo en unos minutos.',
  dataOlder: 'Primero hay que actualizar los datos de la aplicación. Inténtelo más tarde.',
  dataUpgrading: 'Estamos actualizando la aplicación. Inténtelo de nuevo en unos minutos.',
};

export const spanishPageMessages: PageWords = {
  ...spanishPublicMessages,
  correctFailed: 'No pudimos enviar su corrección. Inténtelo de nuevo.',
  closeTab: 'Ya puede cerrar esta pestaña.',
  submitted: '¡Recibimos su solicitud!',
  receiptRequiredAlert: 'Suba al menos un recibo.',
  receiptRequiredInline: 'Suba al menos un recibo antes de enviar la solicitud.',
  receiptReadFailed: 'No pudimos leer uno o más archivos. Inténtelo de nuevo.',
  loginFailed: 'El usuario o la contraseña no son correctos',
  outdated:
    'Esta página es más antigua que los datos. Vuelva a cargarla e inténtelo de nuevo; guardamos lo que escribió.',
  unanswered: () => 'No pudimos comunicarnos con el servidor.',
  noTaxNumbers:
    'Por favor, no suba documentos con números de Seguro Social ni de contribuyente (ITIN o EIN).',
};
