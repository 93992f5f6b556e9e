import { cents, formatCents } from '../money/money.ts';
import type { FieldMessages } from './field-error.ts';

/*
 * A label's gender and number are unknown here, so each sentence quotes it and says the rest without an adjective of it.
 */

export const SPANISH_USE_A_POINT = 'Use un punto para los centavos, como 12.50.';

/** The sentence for each code of a field error, from what it mentions. */
export const spanishFieldMessages: FieldMessages = {
  required: ({ label }) => `Falta llenar “${label}”.`,
  tooLong: ({ label, maxLength }) =>
    `En “${label}” caben ${maxLength.toLocaleString('es-US')} caracteres como máximo.`,
  badEmail: ({ label }) => `En “${label}” escriba una sola dirección, como nombre@example.com.`,
  notADay: ({ label }) => `En “${label}” escriba una fecha válida.`,
  futureDate: ({ label }) => `“${label}” no puede ser una fecha futura.`,
  negative: ({ label }) => `“${label}” debe ser 0 o más.`,
  zero: ({ label }) => `“${label}” debe ser mayor que 0.`,
  tooLarge: ({ label, max }) => `“${label}” no puede pasar de ${formatCents(cents(max))}.`,
  notInList: ({ label }) => `En “${label}” elija una opción de la lista.`,
  onlyForVendors: ({ label }) => `“${label}” es solo para proveedores.`,
  notAsked: ({ label }) => `“${label}” no va con esta opción.`,
  notDollars: ({ label }) => `En “${label}” escriba dólares y centavos, como 24.50.`,
  comma: ({ label }) => `“${label}” tiene una coma. ${SPANISH_USE_A_POINT}`,
  badSplit: () => 'Para cada parte, elija un evento y escriba un monto mayor que 0.',
  splitTwice: () => 'Cada evento puede tener solo una parte.',
  splitTooMuch: () => 'Las otras partes deben sumar menos que el monto completo.',
  taxTooMuch: ({ label }) => `“${label}” debe ser menos que el monto.`,
  noReceipt: () => 'Suba al menos un recibo.',
  badReceipt: () => 'No pudimos leer uno de los recibos. Quítelo y agréguelo otra vez.',
  unexpected: () =>
    'El formulario no llegó como debía. Vuelva a cargar la página e inténtelo de nuevo.',
};
