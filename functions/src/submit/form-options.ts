import { isOnForm, type FormOptions } from '@pa-ledger/domain/categories/category';
import { jsonAnswer } from '../http/answer.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { Services } from '../platform/services.ts';
import { readCategories } from '../categories/categories.ts';

/**
 * The hosting's cache may keep it: a new category shows within five minutes, and a busy evening costs few reads. For a day
 * longer it may answer with what it has while it asks again, since whoever comes first after a quiet hour would wait for a
 * function to start. A category that was renamed, archived or taken off the form meanwhile does no harm: the submission
 * is checked by itself.
 */
const CACHE = 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400';

/**
 * `GET /api/form-options`: what the public form needs to know; no e-mail address is in it. It answers whatever version the
 * data are of: the edge may keep an answer from before a migration in any case, and a submission is refused by itself.
 */
export const formOptionsEndpoint: Endpoint<Services> = {
  name: 'form-options',
  failure: 'loadFailed',
  async handle(_request, services) {
    const options: FormOptions = {
      schoolName: services.organization.schoolName,
      categories: (await readCategories(services.db)).filter(isOnForm),
    };
    return jsonAnswer(200, options, { 'Cache-Control': CACHE });
  },
};
