import { orRight, wrong, type Check } from './check.ts';

/** Who has a role in a project. */
interface Binding {
  readonly role: string;
  readonly members?: readonly string[];
  /** A binding with a condition doesn't always apply, so it doesn't count here. */
  readonly condition?: object;
}

const EVERYTHING = ['roles/editor', 'roles/owner'];

/** What the functions' account needs: a role, or any role that includes it. */
const NEEDED_ROLES: readonly (readonly [role: string, ...also: readonly string[]])[] = [
  ['roles/cloudbuild.builds.builder'],
  ['roles/datastore.user', 'roles/datastore.owner', 'roles/firebase.admin'],
  [
    'roles/storage.objectUser',
    'roles/storage.objectAdmin',
    'roles/storage.admin',
    'roles/firebase.admin',
  ],
  // The functions make the accounts of people who join, and close those of who is removed.
  ['roles/firebaseauth.admin', 'roles/firebase.admin'],
];

/** Lets the rules of Storage read Firestore. */
const RULES_ROLE = 'roles/firebaserules.firestoreServiceAgent';

/** Lets Storage report each upload, which then loses its download token. */
const EVENTS_ROLE = 'roles/pubsub.publisher';

export const roles: Check = {
  id: 'roles',
  name: 'the accounts that run the app have their roles',
  why: "New organizations give the functions' account no role, so that nothing is built, read or stored. Without its role, Storage denies every upload, and no later deploy asks again.",
  // The deploy itself grants some of them.
  isBefore: false,
  async run({ project, google }) {
    const service = 'cloudresourcemanager';
    const found = await google.ask({ service, path: `/v3/projects/${project}` });
    // The reference of projects.get says: `projects/` and the number.
    const number = (found as { readonly name: string }).name.replace('projects/', '');
    const policy = await google.ask({
      service,
      path: `/v3/projects/${project}:getIamPolicy`,
      method: 'POST',
      body: { options: { requestedPolicyVersion: 3 } },
    });
    // The form that the reference of Policy gives.
    const { bindings = [] } = policy as { readonly bindings?: readonly Binding[] };
    const rolesOf = (member: string) =>
      bindings
        .filter(
          ({ members = [], condition }) => members.includes(member) && condition === undefined,
        )
        .map(({ role }) => role);
    const lacking = (member: string, needed: typeof NEEDED_ROLES, all: readonly string[]) => {
      const has = rolesOf(member);
      if (all.some((role) => has.includes(role))) return [];
      return needed
        .filter((same) => !same.some((role) => has.includes(role)))
        .map(([role]) =>
          wrong(
            `${member} lacks ${role}.`,
            `gcloud projects add-iam-policy-binding ${project} --member=${member} --role=${role} --condition=None`,
          ),
        );
    };
    const functions = `serviceAccount:${number}-compute@developer.gserviceaccount.com`;
    const storage = `serviceAccount:service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
    const events = `serviceAccount:service-${number}@gs-project-accounts.iam.gserviceaccount.com`;
    return orRight(
      [
        ...lacking(functions, NEEDED_ROLES, EVERYTHING),
        ...lacking(storage, [[RULES_ROLE]], []),
        ...lacking(events, [[EVENTS_ROLE]], []),
      ],
      'The functions, the rules of Storage and its events may do their work.',
    );
  },
};
