import { foundAssociation } from '../../functions/support/association.ts';
import beginEmpty from './begin-empty.ts';

/**
 * Empties the project and sets the association up in it. Here, and not as each worker begins: one that begins later would
 * replace the approvers that a test of another has just set.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a default export
export default async function beginFounded(): Promise<void> {
  await beginEmpty();
  await foundAssociation();
}
