import type { decisionCodes, DecisionWords } from './decision-messages.ts';

export const spanishDecisionCodes: typeof decisionCodes = {
  linkWithoutId: 'A este enlace de aprobación le falta una parte.',
  reasonRequired: 'No se rechazó: hace falta una razón.',
  reasonTooLong: 'La razón es demasiado larga. Use 2,000 caracteres o menos.',
  badAction: 'La acción debe ser aprobar o rechazar.',
};

export const spanishDecisionMessages: DecisionWords = {
  ...spanishDecisionCodes,
  approved: 'La solicitud quedó aprobada.',
  rejected: 'La solicitud quedó rechazada.',
  returned: 'La solicitud se devolvió para corregirla.',
  noteRequired: 'Diga qué hay que corregir.',
  contactTreasurer: 'Comuníquese con la tesorera o el tesorero.',
  noteTooLong: 'La nota es demasiado larga. Use 2,000 caracteres o menos.',
};
