import { Refused } from './google-client.ts';
import type { Target } from './target.ts';

/** A secret as it is set now. */
export interface Secret {
  readonly text: string;
  /** Counted from `1`. */
  readonly version: string;
}

/** Reads the newest version of a secret; null if it was never set. @throws Refused */
export async function readSecret(
  name: string,
  { project, google }: Pick<Target, 'project' | 'google'>,
): Promise<Secret | null> {
  const request = {
    service: 'secretmanager',
    path: `/v1/projects/${project}/secrets/${name}/versions/latest:access`,
  } as const;
  const reply = await google.send(request);
  if (reply.status === 404) return null;
  if (!reply.ok) throw new Refused(request, reply);
  // The form that the reference of versions.access gives; the version ends the name.
  const { name: place, payload } = reply.json as {
    readonly name: string;
    readonly payload: { readonly data: string };
  };
  const text = Buffer.from(payload.data, 'base64').toString('utf8');
  // What is typed at a terminal ends in a line's end, which the functions' runtime keeps too.
  return { text, version: place.split('/').at(-1) ?? '' };
}
