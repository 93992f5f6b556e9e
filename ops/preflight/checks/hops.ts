import type { Check } from '../check.ts';
import { note, right } from '../finding.ts';

/** What comes behind Hosting: the person's address, and that of Hosting's front end. */
const EXPECTED = 2;

/** A line of the log, as far as it is used; the form is that of the reference of entries.list. */
interface LogEntry {
  readonly jsonPayload?: { readonly hops?: unknown; readonly hosted?: unknown };
}

export const hops: Check = {
  id: 'hops',
  name: 'the limits for each sender see who sends',
  why: 'If Hosting adds addresses of its own, the limit counts strangers together, and a busy evening is refused.',
  async run({ google, project }) {
    const answer = await google.ask({
      service: 'logging',
      path: '/v2/entries:list',
      method: 'POST',
      body: {
        resourceNames: [`projects/${project}`],
        filter:
          'resource.type="cloud_run_revision" AND jsonPayload.event="proxy-hops" AND jsonPayload.hosted=true',
        orderBy: 'timestamp desc',
        pageSize: 1,
      },
    });
    const { entries = [] } = answer as { readonly entries?: readonly LogEntry[] };
    const found = entries[0]?.jsonPayload?.hops;
    if (typeof found !== 'number') return [note('No request has come through Hosting yet.')];
    if (found <= EXPECTED) return [right(`Requests come with ${found} addresses, as expected.`)];
    return [
      note(
        `Requests come with ${found} addresses instead of ${EXPECTED}: the limits may count strangers together. Until that is understood, raise SUBMISSIONS_PER_ADDRESS, LINK_REQUESTS_PER_ADDRESS and ADMIN_REQUESTS_PER_ADDRESS in functions/.env.${project}, and deploy the functions again.`,
      ),
    ];
  },
};
