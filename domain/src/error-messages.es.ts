import type { ErrorCode } from './error-messages.ts';
import { spanishDecisionCodes, spanishDecisionMessages } from './decision-messages.es.ts';
import { spanishPageMessages, spanishPublicMessages } from './page-messages.es.ts';

/** The codes that the routes of `api` and `decide` answer, each with the sentence that people read. */
export const spanishErrorMessages = {
  ...spanishDecisionCodes,
  ...spanishPublicMessages,
  linkRefused:
    'Este enlace de aprobación no funciona: hay uno más nuevo, o es para otro paso. Busque el más nuevo en su correo.',
  linkReplaced: 'Hay un enlace más nuevo que este. Búsquelo en su correo.',
  notReviewed: 'Primero vea la solicitud, y después decida en esa página.',
  linesChanged:
    'Las categorías o los montos de esta solicitud cambiaron mientras usted la tenía abierta, así que no se decidió nada. Abra otra vez el enlace desde su correo.',
  nothingToSend: 'Esta solicitud no espera su decisión, así que no hay un enlace nuevo que enviar.',
  nothingWaiting: 'No hay más solicitudes que esperen su decisión.',
  receiptsClosed: 'Este paso ya se decidió, así que su enlace ya no abre los recibos.',
  linkExpired: 'Este enlace de aprobación ya venció.',
  decidedOtherwise: 'Este paso ya se había decidido. No cambió nada.',
  changedSinceSent:
    'Un recibo de esta solicitud no es el que se envió, así que no se puede aprobar.',
  submissionChanged: 'Esta solicitud cambió después de que se envió. No se decidió nada.',
  badRequest: 'No pudimos leer lo que llegó.',
  invalidForm: 'El formulario no llegó como debía. Inténtelo de nuevo.',
  forbidden: 'Esto no está permitido.',
  unknownAddress: 'No encontramos esta página.',
  methodNotAllowed: 'Esta dirección no acepta ese método.',
  bodyTooLarge: 'Esto es demasiado grande para enviarlo.',
  notJson: 'El contenido debe ser JSON.',
  tooManyRequests: 'Hubo demasiados intentos. Espere un poco e inténtelo de nuevo.',
  busy: 'El servidor está ocupado. Inténtelo de nuevo.',
  receiptMissing:
    'No tenemos uno de sus recibos. Quítelo, agréguelo otra vez y vuelva a enviar la solicitud.',
  receiptDamaged:
    'Uno de sus recibos no llegó completo. Quítelo, agréguelo otra vez y vuelva a enviar la solicitud.',
  receiptNotWhatItClaims:
    'Uno de sus recibos no es un archivo PDF, JPEG ni PNG. Quítelo y agregue el correcto.',
  unknownCategory: 'Elija una categoría de la lista.',
  submitterLinkRefused: 'Este enlace no funciona. Ábralo otra vez desde su correo.',
  submitterLinkReplaced:
    'Este enlace ya no es válido: su solicitud cambió después de que se lo enviamos.',
  submitterLinkExpired: 'Este enlace ya venció.',
  alreadyCorrected: 'Usted ya la envió otra vez, así que no queda nada que corregir.',
  notCorrectable: 'Usted canceló esta solicitud, así que ya no se puede corregir.',
  expenseReturned:
    'Esta solicitud se devolvió a quien la envió, así que no hay nada que decidir. Le escribiremos si vuelve a llegar.',
  expenseWithdrawn: 'Quien envió esta solicitud la canceló, así que no hay nada que decidir.',
  linkOfEarlierVersion:
    'Esta solicitud se corrigió después de que le enviamos este enlace. Si le toca otra vez, el correo más reciente sobre ella tiene un enlace que funciona.',
  noteRequired: spanishDecisionMessages.noteRequired,
  correctedMeanwhile: 'Esta solicitud se acaba de corregir. Vuelva a cargarla.',
  alreadyReturned: 'Esta solicitud ya se devolvió a quien la envió.',
  notReturnable: 'No puede devolver esta solicitud: está pagada, rechazada o cancelada.',
  tooManyVersions:
    'Esta solicitud se devolvió demasiadas veces. Recházela y pida que envíen una nueva.',
  submitterUnknown:
    'Ya no tenemos los datos de quien envió la solicitud, así que no la puede devolver.',
  notWithdrawable:
    'Ya es tarde para cancelar esta solicitud. Comuníquese con la asociación de padres.',
  correctFailed: spanishPageMessages.correctFailed,
  unknownExpense: 'No encontramos esta solicitud.',
  amountNotSmaller: 'Escriba un monto menor que el solicitado y mayor que $0.00.',
  smallerWithoutReason: 'Diga por qué aprueba menos.',
  smallerOfSeveral:
    'Esta solicitud está dividida entre varias categorías, así que solo la Tesorería puede cambiar los montos.',
  stepNotOpen: 'Este paso no espera una decisión.',
} satisfies Partial<Record<ErrorCode, string>>;
