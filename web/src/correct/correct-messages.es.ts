import { spanishPageMessages } from '@pa-ledger/domain/page-messages.es';
import type { correctMessages } from './correct-messages.ts';

export const spanishCorrectMessages: typeof correctMessages = {
  title: 'Corrección de la solicitud',
  hint: 'El formulario se abre con lo que usted envió, listo para corregir. Nada se envía hasta que usted presione el botón.',
  subtitle: (reference, version) =>
    version === 1
      ? `${reference}: le devolvimos su solicitud`
      : `${reference}: le devolvimos la versión ${version} de su solicitud`,
  note: 'Qué hay que corregir',
  footer:
    'Guardamos la versión anterior. Solo la ven las personas de la asociación que aprueban y administran los gastos.',

  email: 'Cámbielo si quiere recibir los avisos en otra dirección.',
  masked: 'Ya tenemos este dato. Escriba aquí solo si quiere cambiarlo.',
  submit: 'Enviar la corrección',
  failed: spanishPageMessages.correctFailed,
  startOver: 'Empezar otra vez con lo que envió',
  otherTab:
    'Esta corrección también está abierta en otra pestaña. No guardaremos lo que escriba aquí cuando salga.',

  earlierReceipts: 'Recibos que usted envió',
  isKept: 'Incluido',
  isLeftOut: 'No incluido',
  remove: 'Quitar',
  removeFile: (name) => `Quitar ${name}`,
  keep: 'Conservar',
  keepFile: (name) => `Conservar ${name}`,
  noPlace: 'Otro recibo ocupó su lugar',

  sent: 'Corrección enviada',
  referenceNumber: 'Número de referencia',
  mailsFollow: (email) =>
    `Le enviamos una confirmación a ${email}. Le escribiremos otra vez cuando haya una decisión.`,
};
