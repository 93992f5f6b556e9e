import type { Call } from './programs.ts';

/** A question that the deploy tool may ask, in its words, and what to answer. */
export interface Question {
  readonly asks: string;
  readonly answer: string;
}

/** One step of a deploy. Each is safe to repeat, and skips what's already done. */
export interface Step {
  /** What the step does, as in 'Step 2: …'. */
  readonly name: string;
  readonly call: Call;
  /** Whether to repeat the command until Firestore has built all indexes. */
  readonly isWait: boolean;
  readonly questions: readonly Question[];
  /** The usual reasons for a failure and what to do, one sentence each. */
  readonly causes: readonly string[];
}

const NOT_SIGNED_IN =
  'The deploy tool is not signed in, or not with the account that owns the project: npx firebase login';
const NOT_ALLOWED =
  'Your account may not change this project: its owner gives it the role Owner or Firebase Admin (console, IAM).';

/**
 * Returns the steps of a deploy in the order that works: rules and indexes first, so that no function needs a missing
 * index; Hosting after the functions that its rewrites call; the check of everything last.
 * @param isAsking whether a person can answer questions; otherwise the deploy tool ends where it would ask.
 */
export function deployPlan(project: string, isAsking: boolean): readonly Step[] {
  const quiet = isAsking ? [] : ['--non-interactive'];
  const firebase = (...args: readonly string[]): Call => ({
    program: 'firebase',
    args: [...args, '--project', project, ...quiet],
  });
  return [
    {
      name: 'check what was set for this project',
      call: { program: 'run', args: ['check-settings'], env: { GCLOUD_PROJECT: project } },
      isWait: false,
      questions: [],
      causes: [
        'A parameter has a form that no mail can be sent with; the lines above name the file.',
        'A rewrite in firebase.json leads to another region than that of the functions; the lines above name it.',
      ],
    },
    {
      name: 'check the project',
      call: { program: 'run', args: ['deploy', '--check', '--before', '--project', project] },
      isWait: false,
      questions: [],
      causes: ['Each check above that failed says what fixes it. Nothing was sent yet.'],
    },
    {
      name: 'build the app',
      call: { program: 'run', args: ['build'] },
      isWait: false,
      questions: [],
      causes: ['organization.json was edited and has a mistake; the lines above name it.'],
    },
    {
      name: 'the rules and indexes of Firestore',
      call: firebase('deploy', '--only', 'firestore'),
      isWait: false,
      questions: [
        {
          asks: 'Would you like to delete these indexes?',
          answer:
            'y after an upgrade of PA Ledger; N if somebody made indexes in the console on purpose',
        },
        {
          asks: 'Would you like to delete these field overrides?',
          answer: 'the same',
        },
      ],
      causes: [
        NOT_SIGNED_IN,
        NOT_ALLOWED,
        'The project has no Firestore yet: console, Firestore Database, Create database (Standard edition, production mode).',
      ],
    },
    {
      name: 'the rules of Storage',
      call: firebase('deploy', '--only', 'storage'),
      isWait: false,
      questions: [
        {
          asks: 'Cloud Storage for Firebase needs an IAM Role to use cross-service rules. Grant the new role?',
          answer:
            'Y. Without it every receipt is refused, and it is not asked again while the rules stay the same',
        },
      ],
      causes: ['The project has no Storage yet: console, Storage, Get started.', NOT_ALLOWED],
    },
    {
      name: 'wait until Firestore has built the indexes',
      call: firebase('firestore:indexes', '--pretty'),
      isWait: true,
      questions: [],
      causes: [
        'An index that the list shows in another state than READY or CREATING could not be built: delete it (console, Firestore Database, Indexes).',
        'An index of firestore.indexes.json that the list lacks was not deployed: what was said at the step "the rules and indexes of Firestore" tells why.',
        NOT_ALLOWED,
      ],
    },
    {
      name: 'the functions (several minutes)',
      call: firebase('deploy', '--only', 'functions'),
      isWait: false,
      questions: [
        {
          asks: 'Enter a string value for',
          answer:
            'APP_URL and MAIL_FROM as docs/deploy.md says; they are kept in functions/.env.PROJECT',
        },
        {
          asks: 'The following functions will newly be retried in case of failure',
          answer: 'y: each of them may run again without harm',
        },
        {
          asks: 'Would you like to proceed with deletion?',
          answer: 'y after an upgrade: this version no longer has these functions',
        },
        {
          asks: 'How many days do you want to keep container images',
          answer: '1',
        },
      ],
      causes: [
        'The first functions of a project: Google is still setting up Eventarc ("retry the deployment in a few minutes"). Wait five minutes.',
        `A secret is missing: npm run deploy -- --new-link-keys --project ${project}, and npx firebase functions:secrets:set SMTP_URI --project ${project}`,
        'The project is not on the Blaze plan: console, Upgrade.',
        'An event function that failed before now "may not change from an HTTPS function": delete it, and run this again (docs/deploy.md, "When a deploy fails").',
        'In an organization, the service account of the builds lacks a role: docs/deploy.md, "A project in an organization".',
      ],
    },
    {
      name: 'the pages (Hosting)',
      call: firebase('deploy', '--only', 'hosting'),
      isWait: false,
      questions: [],
      causes: [
        'A function that a page needs is missing: the step before passed over it. The lines above name it.',
        'The project has no Hosting yet: console, Hosting, Get started.',
      ],
    },
    {
      name: 'check whether what is deployed works',
      call: { program: 'run', args: ['deploy', '--check', '--project', project] },
      isWait: false,
      questions: [],
      causes: ['Each check above that failed says what fixes it. Everything is deployed.'],
    },
  ];
}
