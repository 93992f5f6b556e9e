import type { receiptMessages } from './receipts-messages.ts';

export const spanishReceiptMessages: typeof receiptMessages = {
  faults: {
    notStarted:
      'Este PDF no se puede mostrar en este momento. Inténtelo de nuevo; si no funciona, vuelva a cargar la página, o guarde el archivo para verlo.',
    damaged: 'Guarde el archivo e intente abrirlo en otro programa.',
    password: 'Guarde el archivo y ábralo con la contraseña.',
    noPages: 'Guarde el archivo e intente abrirlo en otro programa.',
    waiting: 'Guarde el archivo y ábralo ahí.',
    tooMuch:
      'Este PDF es demasiado pesado para mostrarlo aquí. Guarde el archivo para verlo en otro programa.',
  },
  omission:
    'Este PDF tiene errores, y es posible que aquí falte algo. Guarde el archivo para verlo completo.',
  partial: 'Aquí se muestra lo que queda. Guarde el archivo e intente abrirlo en otro programa.',
  undrawnPicture:
    'Esta imagen está dañada o es demasiado grande para mostrarla. Guarde el archivo e intente abrirlo en otro programa.',
  receipts: (count) => (count === 1 ? 'Recibo' : `Recibos (${count})`),
  loading: (size) => `Cargando, ${size}…`,
  load: (size) => `Cargar, ${size}`,
  tryAgain: 'Intentar de nuevo',
  open: 'Abrir',
  inNewTab: (name) => ` ${name} en otra pestaña`,
  saveFile: 'Guardar',
  receipt: (name) => `Recibo ${name}`,
  opening: 'Abriendo el PDF…',
  drawing: 'Preparando…',
  pages: (name) => `Páginas de ${name}`,
  page: (number, count, name) => `Página ${number} de ${count} del recibo ${name}`,
  pageOf: (number, count) => `Página ${number} de ${count}`,
  notDrawn: (page) => `${page}: no se puede mostrar. Guarde el archivo para verla.`,
  onlyFirst: (shown) =>
    shown === 1
      ? 'Solo se muestra la primera página. Guarde el archivo para verlas todas.'
      : `Solo se muestran las primeras ${shown} páginas. Guarde el archivo para verlas todas.`,
  zoom: 'Tamaño',
  viewOf: (name) => `Vista de ${name}`,
  turn: 'Girar',
  fit: 'Ajustar',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
};
