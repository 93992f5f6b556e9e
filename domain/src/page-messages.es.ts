import type { PageWords, publicMessages } from './page-messages.ts';

export const spanishPublicMessages: typeof publicMessages = {
  linkWithoutId: 'A este enlace de aprobación le falta una parte.',
  reasonRequired: 'No se rechazó: hace falta una razón.',
  reasonTooLong: 'La razón es demasiado larga. Use 2,000 caracteres o menos.',
  badAction: 'La acción debe ser aprobar o rechazar.',
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
  approved: 'La solicitud quedó aprobada.',
  rejected: 'La solicitud quedó rechazada.',
  returned: 'La solicitud se devolvió para corregirla.',
  correctFailed: 'No pudimos enviar su corrección. Inténtelo de nuevo.',
  noteRequired: 'Diga qué hay que corregir.',
  closeTab: 'Ya puede cerrar esta pestaña.',
  contactTreasurer: 'Comuníquese con la tesorera o el tesorero.',
  submitted: '¡Recibimos su solicitud!',
  receiptRequiredAlert: 'Suba al menos un recibo.',
  receiptRequiredInline: 'Suba al menos un recibo antes de enviar la solicitud.',
  receiptReadFailed: 'No pudimos leer uno o más archivos. Inténtelo de nuevo.',
  loginFailed: 'El usuario o la contraseña no son correctos',
  noteTooLong: 'La nota es demasiado larga. Use 2,000 caracteres o menos.',
  outdated:
    'Esta página es más antigua que los datos. Vuelva a cargarla e inténtelo de nuevo; guardamos lo que escribió.',
  unanswered: () => 'No pudimos comunicarnos con el servidor.',
  noTaxNumbers:
    'Por favor, no suba documentos con números de Seguro Social ni de contribuyente (ITIN o EIN).',
};
