import type { SmtpServer } from '../../functions/support/smtp-server.ts';
import { REGION } from '../../../functions/src/platform/settings.ts';
import { NUMBER, OTHER_REGION, type PretendedProject } from './pretended-google.ts';

/** A fault: the check that must find it, how to put it into the project, what the check says, and what fixes it. */
type Fault = readonly [
  title: string,
  check: string,
  /** Made without the check's own code. */
  put: (project: PretendedProject, smtp: SmtpServer) => unknown,
  found: RegExp,
  mend: RegExp,
];

const without = (service: string) => (project: PretendedProject) =>
  (project.services = project.services.filter((name) => name !== `${service}.googleapis.com`));
const withoutRole = (role: string) => (project: PretendedProject) =>
  (project.bindings = project.bindings.filter((binding) => binding.role !== role));
const functionOf = (project: PretendedProject, id: string) => {
  const found = project.functions.find(({ name }) => name.endsWith(`/${id}`));
  if (found === undefined) throw new Error(`There is no function ${id}.`);
  return found;
};
const setting = (name: string, value: string) => (project: PretendedProject) =>
  (functionOf(project, 'sweep').serviceConfig.environmentVariables[name] = value);

/** Gives the first index another state. */
export const withIndex = (state: string) => (project: PretendedProject) => {
  const [first, ...rest] = project.indexes;
  if (first === undefined) throw new Error('There is no index.');
  project.indexes = [{ ...first, state }, ...rest];
};

/** Returns the scheduler job that calls a function. */
export const jobOf = (project: PretendedProject, id: string) => {
  const found = project.jobs.find(({ name }) => name.includes(`-${id}-`));
  if (found === undefined) throw new Error(`Nothing calls ${id}.`);
  return found;
};

/** What can be wrong in Google's answers about an otherwise good project. */
export const GOOGLE_FAULTS: readonly Fault[] = [
  [
    'a service that is off',
    'services',
    without('cloudscheduler'),
    /^Switched off: cloudscheduler\.googleapis\.com\.$/,
    /^gcloud services enable cloudscheduler\.googleapis\.com --project demo-school$/,
  ],
  [
    'a service that is off, where the doctor asks it',
    'schedules',
    without('cloudscheduler'),
    /^cloudscheduler answers 403: The API has not been used/,
    /^gcloud services enable cloudscheduler\.googleapis\.com --project demo-school$/,
  ],
  [
    'Firestore that is off',
    'indexes',
    without('firestore'),
    /^firestoreAdmin answers 403/,
    /^gcloud services enable firestore\.googleapis\.com --project demo-school$/,
  ],
  [
    'the service that tells which are on, off itself',
    'services',
    without('serviceusage'),
    /^serviceusage\.googleapis\.com is switched off, so which others are cannot be asked\.$/,
    /^gcloud services enable (?=.* run\.)(?=.* cloudresourcemanager\.)(?=.* cloudbilling\.).*serviceusage\.googleapis\.com.* --project demo-school$/,
  ],
  [
    'a service that is refused',
    'services',
    (project) => (project.refused['serviceusage'] = 'Permission denied.'),
    /^serviceusage answers 403: Permission denied\.$/,
    /gcloud auth application-default login/,
  ],
  [
    'the rules of Storage without their role',
    'roles',
    withoutRole('roles/firebaserules.firestoreServiceAgent'),
    /gcp-sa-firebasestorage.* lacks roles\/firebaserules\.firestoreServiceAgent/,
    new RegExp(`--member=serviceAccount:service-${NUMBER}@gcp-sa-firebasestorage`),
  ],
  [
    'the events of Storage without their role',
    'roles',
    withoutRole('roles/pubsub.publisher'),
    /gs-project-accounts.* lacks roles\/pubsub\.publisher/,
    new RegExp(`--member=serviceAccount:service-${NUMBER}@gs-project-accounts`),
  ],
  [
    'the functions without a role',
    'roles',
    withoutRole('roles/datastore.user'),
    new RegExp(`^serviceAccount:${NUMBER}-compute@.* lacks roles/datastore\\.user`),
    /--role=roles\/datastore\.user --condition=None$/,
  ],
  [
    'a role that holds only sometimes',
    'roles',
    (project) => (project.bindings = project.bindings.map((one) => ({ ...one, condition: {} }))),
    /lacks roles\/cloudbuild\.builds\.builder/,
    /add-iam-policy-binding/,
  ],
  [
    'no sign-in with a password',
    'sign-in',
    (project) => (project.auth = { signIn: { email: { enabled: false } } }),
    /switched off/,
    /providers$/,
  ],
  [
    'no sign-in at all',
    'sign-in',
    (project) => (project.auth = null),
    /not set up/,
    /console\.firebase\.google\.com/,
  ],
  [
    'a secret that was never set',
    'secrets',
    (project) => delete project.secrets['SMTP_URI'],
    /^SMTP_URI is not set\.$/,
    /functions:secrets:set SMTP_URI --project demo-school$/,
  ],
  [
    'a password with a # in it',
    'secrets',
    (project) =>
      (project.secrets['SMTP_URI'] = { text: 'smtps://u:pa#ss@mail.example.org:465', version: 3 }),
    /^SMTP_URI must .*# as %23/,
    /secrets:set SMTP_URI/,
  ],
  [
    'keys that were never made',
    'secrets',
    (project) => delete project.secrets['APPROVAL_LINK_KEYS'],
    /^APPROVAL_LINK_KEYS is not set\.$/,
    /^npm run deploy -- --new-link-keys --project demo-school$/,
  ],
  [
    'keys of another form',
    'secrets',
    (project) => (project.secrets['APPROVAL_LINK_KEYS'] = { text: '{"current":"k9"}', version: 1 }),
    /^APPROVAL_LINK_KEYS has another form/,
    /^npm run deploy -- --revoke-link-keys --project demo-school$/,
  ],
  [
    'a secret that was set again without a deploy',
    'functions',
    (project, smtp) => (project.secrets['SMTP_URI'] = { text: smtp.uri, version: 4 }),
    /^SMTP_URI was set again, and deliverMail, sweep still use the earlier one/,
    /deploy --only functions/,
  ],
  [
    'a sender in quotation marks',
    'functions',
    setting('MAIL_FROM', '"Parents <a@example.org>"'),
    /^MAIL_FROM must .*quotation marks/,
    /functions\/\.env\.demo-school/,
  ],
  [
    'an empty address of the app',
    'functions',
    setting('APP_URL', ''),
    /^APP_URL must be/,
    /^Correct APP_URL/,
  ],
  [
    'a function in another region',
    'functions',
    (project) =>
      (functionOf(project, 'sweep').name =
        `projects/${project.id}/locations/${OTHER_REGION}/functions/sweep`),
    new RegExp(`^sweep is deployed in ${OTHER_REGION}`),
    new RegExp(`functions:delete sweep --region ${OTHER_REGION}`),
  ],
  [
    'the Enterprise edition',
    'database',
    (project) => (project.database = { ...project.database, databaseEdition: 'ENTERPRISE' }),
    /ENTERPRISE edition/,
    /--edition=standard/,
  ],
  [
    'no database',
    'database',
    (project) => (project.database = null),
    /no Firestore database/,
    /^gcloud firestore databases create/,
  ],
  [
    'an index that was not deployed',
    'indexes',
    (project) => project.indexes.splice(3, 1),
    /^Not deployed: \w+, /,
    /deploy --only firestore:indexes/,
  ],
  [
    'a field without its indexes',
    'indexes',
    (project) => (project.overrides = []),
    /^Not deployed: the indexes of history\.at\.$/,
    /deploy --only firestore:indexes/,
  ],
  [
    'the free plan',
    'billing',
    (project) => (project.billing = { billingAccountName: '', billingEnabled: false }),
    /^The project is on the free plan\.$/,
    /^Upgrade to Blaze/,
  ],
  [
    'a region that gives too few CPUs for a function',
    'quotas',
    (project) => (project.quotas['CpuAllocPerProjectRegion'] = '8000'),
    /^The region gives 8 CPUs\. One function takes up to 10 CPUs/,
    /^Ask for more \(CpuAllocPerProjectRegion/,
  ],
  [
    'a region that gives too little memory for a function',
    'quotas',
    (project) => (project.quotas['MemAllocPerProjectRegion'] = String(8 * 1024 ** 3)),
    /^The region gives 8 GiB\. One function takes up to 10 GiB/,
    /MAX_INSTANCES/,
  ],
  [
    'an index that is of no use',
    'indexes',
    withIndex('NEEDS_REPAIR'),
    /NEEDS_REPAIR: alerts, kind ASCENDING/,
    /Delete it/,
  ],
  [
    'a function that is not there',
    'functions',
    (project) => project.functions.splice(0, 1),
    /is not deployed\.$/,
    /deploy --only functions:/,
  ],
  [
    'a function that does not run',
    'functions',
    (project) => (functionOf(project, 'countRevenue').state = 'FAILED'),
    /^countRevenue does not run: its state is FAILED/,
    /functions:countRevenue/,
  ],
  [
    'a function without its secret',
    'functions',
    (project) => (functionOf(project, 'decide').serviceConfig.secretEnvironmentVariables = []),
    /^decide is deployed without APPROVAL_LINK_KEYS/,
    /functions:decide/,
  ],
  [
    'no clock',
    'schedules',
    (project) => (project.jobs = []),
    /^Nothing calls sweep\.$/,
    /functions:sweep/,
  ],
  [
    'a clock that was paused',
    'schedules',
    (project) => (jobOf(project, 'sweep').state = 'PAUSED'),
    /state is PAUSED/,
    new RegExp(
      `^gcloud scheduler jobs resume firebase-schedule-sweep-${REGION} --location ${REGION}`,
    ),
  ],
  [
    'another interval',
    'schedules',
    (project) => (jobOf(project, 'sweep').schedule = 'every 24 hours'),
    /^sweep is called every 24 hours instead of \*\/5 \* \* \* \*/,
    /functions:sweep/,
  ],
  [
    'calls that fail',
    'schedules',
    (project) => (jobOf(project, 'sweep').status = { code: 7 }),
    /^The last call of sweep failed with code 7/,
    /functions:log --only sweep/,
  ],
  [
    'calls that have ended',
    'schedules',
    (project) => (jobOf(project, 'sweep').lastAttemptTime = '2026-01-01T00:00:00Z'),
    /^sweep was last called \d+ hours ago/,
    /functions:sweep/,
  ],
  [
    'a mail server that refuses the recipient',
    'mail',
    (_project, smtp) => smtp.behave(() => 'nobody'),
    /refuses or does not answer \(EENVELOPE\)/,
    /MAIL_FROM/,
  ],
  [
    'a wrong password of the mail server',
    'mail',
    (project, smtp) => {
      const text = smtp.uri.replace('://', '://treasurer:wrong@');
      project.secrets['SMTP_URI'] = { text, version: 3 };
      smtp.behave(() => 'stranger');
    },
    /refuses or does not answer \(EAUTH\)/,
    /^User or password is wrong: .*secrets:set SMTP_URI --project demo-school, then: /,
  ],
  [
    'a mail server that hangs up',
    'mail',
    (_project, smtp) => smtp.behave(() => 'refuse'),
    /refuses or does not answer \(/,
    /secrets:set SMTP_URI/,
  ],
];
