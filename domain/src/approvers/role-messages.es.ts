import type { Role } from './approval-chain.ts';
import type { RoleWords } from './role-messages.ts';

/*
 * The offices, not the people, so a sentence doesn't say whether a woman or a man holds one. All three are feminine and
 * singular, so a sentence may put `la` before any of them: `la Tesorería (suplente)`.
 */

export const SPANISH_ROLE_NAMES: RoleWords['names'] = {
  eventApprover: 'Coordinación del evento',
  president: 'Presidencia',
  treasurer: 'Tesorería',
};

/** Returns the capacity in which people act on a step: `Tesorería`, or `Tesorería (suplente)`. */
export const spanishActingAs: RoleWords['actingAs'] = (role, marked) =>
  marked?.standIn === true ? `${SPANISH_ROLE_NAMES[role]} (suplente)` : SPANISH_ROLE_NAMES[role];

/** Returns the roles as text, such as `Coordinación de 2 eventos, luego Presidencia, luego Tesorería`. */
export const spanishChainText: RoleWords['chainText'] = (roles) =>
  [...new Set(roles)]
    .map((role) => timesOver(role, roles.filter((one) => one === role).length))
    .join(', luego ');

function timesOver(role: Role, count: number): string {
  if (count === 1) return SPANISH_ROLE_NAMES[role];
  return role === 'eventApprover'
    ? `Coordinación de ${count} eventos`
    : `${SPANISH_ROLE_NAMES[role]} (${count} veces)`;
}

export const spanishRoleMessages: RoleWords = {
  names: SPANISH_ROLE_NAMES,
  actingAs: spanishActingAs,
  chainText: spanishChainText,
};
