import { MAX_RECEIPTS } from '@pa-ledger/domain/limits';
import type * as english from './file-messages.ts';

export const spanishFaultMessages: typeof english.faultMessages = {
  password: {
    what: 'Este PDF está protegido con una contraseña.',
    help: 'Guárdelo otra vez sin la contraseña, o tómele una foto.',
  },
  damaged: {
    what: 'Este archivo está dañado y no se puede mostrar.',
    help: 'Descárguelo o guárdelo otra vez, o tome una foto nueva.',
  },
  partial: {
    what: 'A este archivo le falta una parte.',
    help: 'Descárguelo o guárdelo otra vez, o tome una foto nueva.',
  },
  noPages: {
    what: 'Este PDF no tiene páginas.',
    help: 'Guárdelo otra vez, o tómele una foto al recibo.',
  },
  waiting: {
    what: 'Este PDF es un formulario que solo Adobe Acrobat puede mostrar. En otros programas dice “Please wait…”.',
    help: 'Ábralo en Acrobat e imprímalo como un PDF nuevo, o envíe una captura de pantalla.',
  },
  pixels: {
    what: 'Esta imagen tiene más de 100 millones de píxeles, demasiados para mostrarla.',
    help: 'Tome una foto nueva con el tamaño normal de su cámara, o envíe una captura de pantalla.',
  },
};

/** Tells the person who sends a file what's wrong with it and what helps. */
const spanishFaultForSender: typeof english.faultForSender = (fault) => {
  const { what, help } = spanishFaultMessages[fault];
  return `${what} ${help}`;
};

const spanishFileMessages: typeof english.fileMessages = {
  type: 'Este archivo no es PDF, JPEG ni PNG. Guárdelo o imprímalo como PDF, o envíe una foto.',
  heic: 'No pudimos abrir esta foto HEIC. Use “Tomar una foto” aquí, o guárdela como JPEG. En un iPhone puede elegir Configuración, Cámara, Formatos, Más compatible.',
  picture:
    'Su navegador no puede abrir este tipo de imagen. Guárdela como JPEG o PNG, o envíe una captura de pantalla.',
  damaged: spanishFaultForSender('damaged'),
  pixels: spanishFaultForSender('pixels'),
  empty: 'Este archivo está vacío.',
  tooLarge: 'Este archivo pasa de 10 MB.',
  tooMany: `Una solicitud puede tener hasta ${MAX_RECEIPTS} recibos.`,
  noPlace: `Ya usó los ${MAX_RECEIPTS} lugares para archivos (los que quitó también cuentan). Envíe este recibo con una solicitud nueva.`,
  denied:
    'Su archivo está bien, pero por ahora no podemos recibir archivos. Avísele a la tesorera o al tesorero.',
  unreadable: 'No pudimos leer este archivo.',
};

export const spanishSentFileMessages: typeof english.sentFileMessages = {
  refused: spanishFileMessages,
  fault: spanishFaultForSender,
};
