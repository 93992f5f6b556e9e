import type { linkMessages } from './link-messages.ts';

export const spanishLinkMessages: typeof linkMessages = {
  opening: 'Abriendo el enlace…',
  notWhole: 'Este enlace está incompleto.',
  openAgain:
    'Ábralo otra vez desde su correo. Si vuelve a llegar aquí, copie el enlace completo del correo y péguelo en su navegador.',
  unanswered: 'No pudimos comunicarnos con el servidor. Revise su conexión e inténtelo de nuevo.',
  askAssociation: '¿Tiene preguntas? Comuníquese con la asociación de padres.',
  getLink: 'Recibir un enlace por correo',
  tryAgain: 'Intentar de nuevo',

  newLink: 'Enviarme un enlace nuevo',
  newLinkHint: 'Lo enviaremos a la dirección de correo que tenemos para esta solicitud.',
  newLinkSent:
    'Si todavía tenemos una dirección para esta solicitud, su enlace nuevo va en camino. Enviamos como máximo uno por hora a cada dirección; si ya lo había pedido, busque ese correo.',
  sending: 'Enviando…',
  sent: 'Revise su correo',
  sentHint:
    'Su enlace va en camino a la dirección que tenemos para esta solicitud. Enviamos como máximo uno por hora; si ya lo había pedido, busque ese correo. Los enlaces que todavía funcionan seguirán funcionando.',
  notSent: 'No pudimos enviar el enlace.',
};
