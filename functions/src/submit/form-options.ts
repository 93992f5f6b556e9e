import { isOnForm, type FormOptions } from '@pa-ledger/domain/categories/category';
import { hasApprovers } from '@pa-ledger/domain/approvers/approver-settings';
import { readSettings } from '../approvers/approver-settings.ts';
import { jsonAnswer } from '../http/answer.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { Services } from '../platform/services.ts';
import { readCategories } from '../firestore/categories.ts';

/**
 * The hosting may cache it: a new category shows within five minutes, and a busy evening costs few reads. For another
 * day it may answer with the old copy while it refreshes, so that the first person after a quiet hour doesn't wait for
 * a function to start. A category that was renamed, archived, or taken off the form since does no harm: the submission
 * has its own check.
 */
const CACHE = 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400';

/**
 * `GET /api/form-options`: what the public form needs to know, without any email address. It answers whatever the
 * data's version: the cache may hold an answer from before a migration anyway, and a submission has its own check.
 */
export const formOptionsEndpoint: Endpoint<Services> = {
  name: 'form-options',
  failure: 'loadFailed',
  async handle(_request, services) {
    const [all, { settings }] = await Promise.all([
      readCategories(services.db),
      readSettings(services.db),
    ]);
    const categories = all.filter(isOnForm);
    const isOpen = categories.length > 0 && hasApprovers(settings);
    const options: FormOptions = {
      schoolName: services.organization.schoolName,
      categories,
      ...(!isOpen && { opensSoon: true }),
    };
    return jsonAnswer(200, options, { 'Cache-Control': CACHE });
  },
};
