import type { DocumentData, Firestore } from 'firebase-admin/firestore';

/*
 * What must be true of every expense at every moment, read from the documents as they lie. It shares no code with the
 * server: what the server believes of its data is not asked.
 */

const CHAINS: Readonly<Record<number, string>> = {
  2: 'president,treasurer',
  3: 'eventApprover,president,treasurer',
};

/** Everything that is not as it must be, as sentences; empty when all is well. */
export async function brokenInvariants(db: Firestore, ids: readonly string[]): Promise<string[]> {
  const broken: string[] = [];
  for (const id of ids) {
    const ref = db.collection('expenses').doc(id);
    const [expense, decisions, history, mails, checks] = await Promise.all([
      ref.get(),
      ref.collection('decisions').get(),
      ref.collection('history').get(),
      db.collection('mail').where('expenseId', '==', id).get(),
      db.collection('checkNumbers').where('expenseId', '==', id).get(),
    ]);
    const data = expense.data();
    const documents = (found: { docs: { data(): DocumentData }[] }) =>
      found.docs.map((document) => document.data());
    const problems =
      data === undefined
        ? ['it is not there']
        : [
            ...problemsOf(data, documents(decisions), documents(history), documents(mails)),
            ...paymentProblems(data, documents(history), documents(mails), documents(checks)),
          ];
    broken.push(...problems.map((problem) => `${id}: ${problem}`));
  }
  return broken;
}

function problemsOf(
  expense: DocumentData,
  decisions: readonly DocumentData[],
  history: readonly DocumentData[],
  mails: readonly DocumentData[],
): string[] {
  const steps = expense['steps'] as DocumentData[];
  const approvals = count(decisions, 'action', 'approve');
  const rejections = decisions.filter((decision) => decision['action'] === 'reject');
  const decided =
    rejections.length > 0 ? 'rejected' : approvals === steps.length ? 'approved' : 'pending';
  const paid = count(history, 'what', 'paid') - count(history, 'what', 'paymentVoided');
  const expected = decided === 'approved' && paid === 1 ? 'paid' : decided;
  const reassigned = count(history, 'what', 'reassigned');
  const resent = count(history, 'what', 'linkResent');
  const others = ['renamed', 'fundSet', 'paid', 'paymentVoided'].map((what) =>
    count(history, 'what', what),
  );
  const last = decided === 'pending' ? steps[approvals] : null;
  const problems: [broken: boolean, problem: string][] = [
    [CHAINS[steps.length] !== steps.map((step) => String(step['role'])).join(), 'its chain is odd'],
    [expense['status'] !== expected, `it is ${String(expense['status'])}, not ${expected}`],
    [count(steps, 'status', 'approved') !== approvals, 'its approved steps are not its approvals'],
    [rejections.length > 1, 'it was rejected more than once'],
    [count(steps, 'status', 'rejected') !== rejections.length, 'its rejected steps are odd'],
    [rejections.some(({ reason }) => String(reason).trim() === ''), 'a rejection has no reason'],
    [
      decisions.some(({ step }, index) => step !== index),
      'its decisions are not one for each step from the first on',
    ],
    [
      decisions.some((decision, index) => !agrees(steps[index], decision)),
      'a step says otherwise than its decision',
    ],
    [
      steps.slice(decisions.length).some((step) => step['decision'] !== null),
      'a step has a decision that was never made',
    ],
    [
      count(steps, 'status', 'open') !== (last === null ? 0 : 1) ||
        (last && !isOpen(last)) === true,
      'another step is open than the first undecided one',
    ],
    [
      history.length !==
        others.reduce((sum, more) => sum + more, 1 + decisions.length + reassigned + resent),
      `it has ${history.length} lines of history`,
    ],
    [count(history, 'what', 'submitted') !== 1, 'its submission is not one line of history'],
    [
      count(history, 'what', 'approved') !== approvals ||
        count(history, 'what', 'rejected') !== rejections.length,
      'its history does not tell its decisions',
    ],
    ...askedProblems(last, approvals, mails),
    ...mailProblems(decided, mails, reassigned + resent),
  ];
  return problems.filter(([broken]) => broken).map(([, problem]) => problem);
}

function askedProblems(
  open: DocumentData | null | undefined,
  index: number,
  mails: readonly DocumentData[],
): [boolean, string][] {
  const approvers = (open?.['approvers'] ?? []) as string[];
  const blocked: unknown = open?.['blocked'] ?? null;
  return [
    [
      open != null && (blocked === null) === (approvers.length === 0),
      'nobody is asked, or why not',
    ],
    ...approvers.map((approver): [boolean, string] => [
      !mails.some(
        (mail) =>
          mail['purpose'] === 'review' &&
          mail['step'] === index &&
          mail['to'] === approver &&
          mail['state'] !== 'DEAD' &&
          mail['state'] !== 'SKIPPED',
      ),
      `an approver of step ${index} is not mailed`,
    ]),
  ];
}

function mailProblems(
  status: string,
  mails: readonly DocumentData[],
  askedAgain: number,
): [boolean, string][] {
  const once = mails.filter(({ purpose }) => purpose !== 'paid');
  const keys = once.map(({ purpose, step, to }) => [purpose, step, to].join());
  return [
    [count(mails, 'purpose', 'received') !== 1, 'the submitter is not thanked once'],
    [
      count(mails, 'purpose', 'approved') !== (status === 'approved' ? 1 : 0) ||
        count(mails, 'purpose', 'rejected') !== (status === 'rejected' ? 1 : 0),
      'the submitter is not told the end once',
    ],
    [askedAgain === 0 && new Set(keys).size !== keys.length, 'somebody is mailed twice'],
  ];
}

/** What was paid, by the history; the reasons and the mails; and the number of the check. */
function paymentProblems(
  expense: DocumentData,
  history: readonly DocumentData[],
  mails: readonly DocumentData[],
  checks: readonly DocumentData[],
): string[] {
  const payment = (expense['payment'] ?? null) as DocumentData | null;
  const payments = Number(expense['payments'] ?? 0);
  const voids = history.filter(({ what }) => what === 'paymentVoided');
  const funds = history.filter(({ what }) => what === 'fundSet');
  const set = new Set(funds.map((line): unknown => line['new']));
  const check = payment?.['method'] === 'check' ? 1 : 0;
  const problems: [broken: boolean, problem: string][] = [
    [(payment !== null) !== (expense['status'] === 'paid'), 'its payment is not its status'],
    [payment !== null && payment['number'] !== payments, 'its payment has another number'],
    [count(history, 'what', 'paid') !== payments, 'its payments are not in its history'],
    [voids.length !== payments - (payment === null ? 0 : 1), 'its voids are not in its history'],
    [voids.some((line) => String(line['new']).trim() === ''), 'a void has no reason'],
    [count(mails, 'purpose', 'paid') !== payments, 'the submitter is not told each payment once'],
    [checks.length !== check, 'its check is not kept once'],
    [
      checks.some((use) => use['payment'] !== payment?.['number']),
      'its check is of another payment',
    ],
    [funds.length > 0 && !set.has(expense['fundId']), 'its fund was never set'],
    [funds.length === 0 && (expense['fundId'] ?? null) !== null, 'its fund is not in its history'],
  ];
  return problems.filter(([broken]) => broken).map(([, problem]) => problem);
}

function count(documents: readonly DocumentData[], field: string, value: string): number {
  return documents.filter((document) => document[field] === value).length;
}

function isOpen(step: DocumentData): boolean {
  return step['status'] === 'open' && typeof step['nonce'] === 'string';
}

function agrees(step: DocumentData | undefined, decision: DocumentData): boolean {
  const own = step?.['decision'] as DocumentData | null | undefined;
  return own?.['action'] === decision['action'] && own?.['by'] === decision['by'];
}
