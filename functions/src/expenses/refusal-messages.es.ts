import type { RefusalMessages } from './refusal-messages.ts';

export const spanishRefusalMessages: RefusalMessages = {
  decidedOtherwise: (action, at) =>
    `Este paso ya se ${action === 'approve' ? 'aprobó' : 'rechazó'} el ${at}, así que no cambió nada.`,
  receiptGone: (name) =>
    `Ya no tenemos el recibo ${name} como usted lo envió. Quítelo, agréguelo otra vez y vuelva a enviar la corrección.`,
  refusedFiles: {
    receiptMissing: (name) => `No tenemos el archivo “${name}”.`,
    receiptDamaged: (name) => `El archivo “${name}” no llegó completo.`,
    receiptNotWhatItClaims: (name) => `“${name}” no es un archivo PDF, JPEG ni PNG.`,
  },
  addTheRightOne: {
    papers: 'Agregue el correcto.',
    receipts: 'Quítelo y agregue el correcto.',
  },
  addAgain: {
    papers: 'Agréguelo otra vez.',
    receipts: 'Quítelo, agréguelo otra vez y vuelva a enviar la solicitud.',
  },
};
