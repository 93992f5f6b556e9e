import { note, right, wrong, type Check } from './check.ts';
import { Refused } from './google-client.ts';

/** The fields of a project's settings that we use, in the form of Identity Toolkit's reference. */
interface AuthConfig {
  readonly signIn?: { readonly email?: { readonly enabled?: boolean } };
  readonly emailPrivacyConfig?: { readonly enableImprovedEmailPrivacy?: boolean };
}

export const signIn: Check = {
  id: 'sign-in',
  name: 'administrators can sign in with address and password',
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
    const { signIn: ways, emailPrivacyConfig } = reply.json as AuthConfig;
    if (ways?.email?.enabled !== true) {
      return [
        wrong(
          'Email/Password is switched off.',
          `Sign-in method, Email/Password: ${console}/providers`,
        ),
      ];
    }
    const hidden = emailPrivacyConfig?.enableImprovedEmailPrivacy === true;
    return hidden
      ? [right('Email/Password is on, and addresses without an account are not told apart.')]
      : [
          note(
            `Email/Password is on. Email enumeration protection is off: a stranger can find out which addresses have accounts (${console}/settings).`,
          ),
        ];
  },
};
