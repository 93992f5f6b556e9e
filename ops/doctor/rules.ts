import { randomInt } from 'node:crypto';
import { databaseOf, orRight, wrong, type Check, type Finding, type Target } from './check.ts';
import type { Reply } from './google-client.ts';

const ID_LENGTH = 20;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Counts as a PDF here: rules check type and size, and only the functions check the bytes. If one is left behind, it says
 * whose it is.
 */
export const TEST_FILE = new TextEncoder().encode('%PDF-1.4\n% PA Ledger doctor\n%%EOF\n');

const RULES = 'npx firebase deploy --only storage';

/** What strangers must not be able to read. */
const PRIVATE = [
  'expenses',
  'contacts',
  'mail',
  'people',
  'personLinks',
  'approverSearch',
  'advanceHolders',
  'donors',
  'letters',
] as const;

export const rules: Check = {
  id: 'rules',
  name: 'a parent can upload a receipt, and a stranger can read nothing',
  why: 'Parents cannot send the form when uploads are denied. With the rules of a test mode, everybody reads all names, addresses, and receipts.',
  isBefore: false,
  async run(target) {
    const readable = await readableToStrangers(target);
    // In the form's own format, but no expense will ever have it.
    const id = Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    try {
      return [...readable, ...(await tryUploads(`receipts/${id}`, target))];
    } finally {
      await Promise.all([0, 1].map((slot) => remove(`receipts/${id}/${slot}`, target)));
    }
  },
};

async function readableToStrangers(target: Target): Promise<readonly Finding[]> {
  const mend = `npx firebase deploy --only firestore:rules --project ${target.project}`;
  const reads = PRIVATE.map(async (name) => {
    const path = `/v1/${databaseOf(target)}/documents/${name}?pageSize=1`;
    const { ok } = await target.google.send({ service: 'firestore', path, asStranger: true });
    return ok ? [wrong(`Anybody can read ${name}.`, mend)] : [];
  });
  return (await Promise.all(reads)).flat();
}

async function tryUploads(folder: string, target: Target): Promise<readonly Finding[]> {
  const { project, bucket, google } = target;
  const mendRules = `${RULES} --project ${project}`;
  const first = await put(`${folder}/0`, 'application/pdf', target);
  if (!first.ok) return [refusedUpload(first, target)];
  const again = await put(`${folder}/0`, 'application/pdf', target);
  const page = await put(`${folder}/1`, 'text/html', target);
  const read = await google.send({
    service: 'firebasestorage',
    path: `/v0/b/${bucket}/o/${encodeURIComponent(`${folder}/0`)}?alt=media`,
    asStranger: true,
  });
  const allowed = [
    [again.ok, 'A receipt can be overwritten.'],
    [page.ok, 'A web page can be uploaded as a receipt.'],
    [read.ok, 'Anybody can read a receipt.'],
  ] as const;
  return orRight(
    allowed.flatMap(([isAllowed, found]) => (isAllowed ? [wrong(found, mendRules)] : [])),
    'A test file was taken once, and has been removed again.',
  );
}

function refusedUpload({ status, reason }: Reply, { project, bucket }: Target): Finding {
  switch (status) {
    case 403:
      return wrong(
        'Storage denies the upload of a receipt.',
        `First grant the role that the check "roles" names, then: ${RULES} --project ${project}`,
      );
    case 404:
    case 412:
      return wrong(
        `There is no bucket ${bucket}, or Storage is not set up.`,
        `Firebase console, Storage, Get started; then: ${RULES} --project ${project}`,
      );
    default:
      return wrong(`An upload is answered ${status} ${reason}`.trim(), 'Try again in a minute.');
  }
}

function put(name: string, type: string, { bucket, google }: Target): Promise<Reply> {
  return google.send({
    service: 'firebasestorage',
    path: `/v0/b/${bucket}/o?name=${encodeURIComponent(name)}`,
    method: 'POST',
    body: { bytes: TEST_FILE, type },
    asStranger: true,
  });
}

async function remove(name: string, { bucket, google }: Target): Promise<void> {
  const path = `/storage/v1/b/${bucket}/o/${encodeURIComponent(name)}`;
  await google.send({ service: 'storage', path, method: 'DELETE' });
}
