import type { uiMessages } from './ui-messages.ts';

export const spanishUiMessages: typeof uiMessages = {
  optional: 'opcional',
  reload: 'Volver a cargar',
  unusual: 'Esto es poco común.',
  cut: (maxLength) =>
    `Aquí solo caben ${maxLength.toLocaleString('es-US')} caracteres, así que se cortó el final de lo que pegó.`,
  receipts: 'Recibos',
  before: 'Antes:',
  after: 'Ahora:',

  saving: 'Guardando…',
  notSaved:
    'Todavía falta subir o enviar algo. Elija otra vez para cambiar de idioma de todos modos.',

  stopped: 'Algo salió mal',
  stoppedHeading: 'Esta página dejó de funcionar.',
  stoppedHint: 'Casi siempre ayuda volver a cargarla. Si no, avísele a la tesorera o al tesorero.',
  loadAgain: 'Volver a cargarla',
};
