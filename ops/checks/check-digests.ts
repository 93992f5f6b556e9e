import { momentOf, type Found, type ProjectData } from './project-data.ts';

/** The sweeper runs every five minutes. A mail that has waited for its digest this long after it was due is stuck. */
const STUCK_MS = 2 * 60 * 60 * 1000;

/** The states that the parts of a digest may have, by the digest's state. */
const STATES_OF_PARTS: Readonly<Record<string, readonly string[]>> = {
  PENDING: ['MERGED'],
  PROCESSING: ['MERGED'],
  SENT: ['SENT', 'SKIPPED', 'DEAD'],
  SKIPPED: ['SKIPPED', 'DEAD'],
  DEAD: ['DEAD'],
};

/**
 * Checks that each held mail waits for a digest and is counted, and that the parts of a digest end as it does.
 * @param now in milliseconds since 1970.
 */
export function checkDigests({ mails, mailQuotas }: ProjectData, now: number): string[] {
  const held = mails.filter(({ data }) => data['state'] === 'HELD');
  const heldBy = Map.groupBy(held, ({ data }) => String(data['quota']));
  const counted = new Map(mailQuotas.map(({ id, data }) => [id, Number(data['held'])]));
  const quotas = new Set([...heldBy.keys(), ...counted.keys()]);
  const digests = new Map(
    mails.filter(isDigest).map(({ id, data }) => [id, String(data['state'])]),
  );
  const parts = mails.filter(({ data }) => data['digestId'] !== undefined);
  const partsOf = Map.groupBy(parts, ({ data }) => String(data['digestId']));
  return [
    ...held
      .filter(({ data }) => !(now - momentOf(data['dueAt']) < STUCK_MS))
      .map(({ id }) => `Mail ${id} is held, and its digest has not come.`),
    ...[...quotas]
      .filter((id) => (counted.get(id) ?? 0) !== (heldBy.get(id)?.length ?? 0))
      .map((id) => `Quota ${id} holds other mails than it counts.`),
    ...[...digests.keys()]
      .filter((id) => !partsOf.has(id))
      .map((id) => `Mail ${id} is a digest of nothing.`),
    ...mails
      .filter((mail) => !endsWithItsDigest(mail, digests))
      .map(({ id, data }) => `Mail ${id} is ${String(data['state'])}, and its digest is not.`),
  ];
}

function isDigest({ data }: Found): boolean {
  return (data['subject'] as { kind?: unknown } | undefined)?.kind === 'digest';
}

function endsWithItsDigest({ data }: Found, digests: ReadonlyMap<string, string>): boolean {
  const { state, digestId } = data;
  if (digestId === undefined) return state !== 'MERGED';
  const allowed = STATES_OF_PARTS[digests.get(String(digestId)) ?? ''] ?? [];
  return allowed.includes(String(state));
}
