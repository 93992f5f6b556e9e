import type { notFoundMessages } from './not-found-messages.ts';

export const spanishNotFoundMessages: typeof notFoundMessages = {
  title: 'No encontramos esta página',
  heading: 'Aquí no hay nada.',
  hint: 'Los enlaces de nuestros correos funcionan cuando se abren completos.',
  toForm: 'Ir al formulario',
};
