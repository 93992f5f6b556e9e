import { organization } from '@pa-ledger/domain/organization';
import type { missingReceiptMessages } from './missing-receipt-messages.ts';

export const spanishMissingReceiptMessages: typeof missingReceiptMessages = {
  title: 'Declaración por falta de recibo',
  hint: '¿Perdió el recibo, o no le dieron uno? Llene esto y agregaremos una declaración firmada para quienes aprueban los gastos.',
  ownName: 'Su nombre',
  stated: `Declaro que esto se compró para ${organization.associationName} en ${organization.schoolName}, que no tengo recibo y que estos datos son verdaderos.`,
  add: 'Agregar esta declaración',
  adding: 'Agregándola…',
  cancel: 'Cancelar',
  failed:
    'No pudimos hacer la imagen de su declaración. Inténtelo de nuevo, o vuelva a cargar la página. Guardamos lo que usted escribió.',
  full: 'Ya no caben más archivos. Cierre esto, quite un archivo y regrese. Guardamos lo que usted escribió.',
  fileName: (what) => `Declaración de ${what}.png`,
};
