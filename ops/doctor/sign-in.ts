import { SHORTEST_PASSWORD } from '@pa-ledger/domain/people/password';
import { note, right, wrong, type Check, type Finding } from './check.ts';
import { Refused } from './google-client.ts';

/** The fields of a project's settings that we use, in the form of Identity Toolkit's reference. */
interface AuthConfig {
  readonly signIn?: { readonly email?: { readonly enabled?: boolean } };
  readonly emailPrivacyConfig?: { readonly enableImprovedEmailPrivacy?: boolean };
  readonly client?: {
    readonly permissions?: {
      readonly disabledUserSignup?: boolean;
      readonly disabledUserDeletion?: boolean;
    };
  };
  readonly passwordPolicyConfig?: {
    readonly passwordPolicyEnforcementState?: string;
    readonly passwordPolicyVersions?: readonly {
      readonly customStrengthOptions?: { readonly minPasswordLength?: number };
    }[];
  };
}

export const signIn: Check = {
  id: 'sign-in',
  name: 'people can sign in with address and password',
  why: 'Nobody gets into the panel without it.',
  isBefore: true,
  async run({ google, project }) {
    const path = `/admin/v2/projects/${project}/config`;
    const request = { service: 'identitytoolkit', path } as const;
    const reply = await google.send(request);
    const console = `https://console.firebase.google.com/project/${project}/authentication`;
    // CONFIGURATION_NOT_FOUND until someone begins Authentication in the console.
    if (reply.status === 404) {
      return [wrong('Authentication is not set up.', `Get started, Email/Password: ${console}`)];
    }
    if (!reply.ok) throw new Refused(request, reply);
    const config = reply.json as AuthConfig;
    const { signIn: ways, emailPrivacyConfig } = config;
    if (ways?.email?.enabled !== true) {
      return [
        wrong(
          'Email/Password is switched off.',
          `Sign-in method, Email/Password: ${console}/providers`,
        ),
      ];
    }
    const hidden = emailPrivacyConfig?.enableImprovedEmailPrivacy === true;
    return [
      hidden
        ? right('Email/Password is on, and addresses without an account are not told apart.')
        : note(
            `Email/Password is on. Email enumeration protection is off: a stranger can find out which addresses have accounts (${console}/settings).`,
          ),
      ...accountNotes(config, console),
      ...passwordNotes(config, console),
    ];
  },
};

/** What strangers may do with accounts. None of it opens anything without an entry in `people`. */
function accountNotes({ client }: AuthConfig, console: string): Finding[] {
  const { disabledUserSignup, disabledUserDeletion } = client?.permissions ?? {};
  return [
    ...(disabledUserSignup === true
      ? []
      : [
          note(
            `Anyone can make an account. Such an account opens nothing, but turn it off: under User actions, uncheck Enable create (${console}/settings).`,
          ),
        ]),
    ...(disabledUserDeletion === true
      ? []
      : [
          note(
            `People can delete their own accounts, also the last administrator. Under User actions, uncheck Enable delete (${console}/settings).`,
          ),
        ]),
  ];
}

/** The pages ask for long passwords; only the policy of Auth makes sure. */
function passwordNotes({ passwordPolicyConfig }: AuthConfig, console: string): Finding[] {
  const { passwordPolicyEnforcementState, passwordPolicyVersions = [] } =
    passwordPolicyConfig ?? {};
  const { minPasswordLength = 0 } = passwordPolicyVersions[0]?.customStrengthOptions ?? {};
  if (passwordPolicyEnforcementState === 'ENFORCE' && minPasswordLength >= SHORTEST_PASSWORD) {
    return [];
  }
  return [
    note(
      `Auth accepts passwords of fewer than ${SHORTEST_PASSWORD} characters. Under Password policy, require enforcement, and a minimum length of ${SHORTEST_PASSWORD} (${console}/settings).`,
    ),
  ];
}
