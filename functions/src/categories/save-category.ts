import { success } from '../http/answer.ts';
import { categorySaved } from '../platform/logs.ts';
import { saveCategory } from './category-changes.ts';
import { adminEndpoint } from '../admins/admin-endpoint.ts';
import { saveRequestOf } from './category-body.ts';

/**
 * `POST /api/save-category`: creates or changes a category, or restores a deleted one (its id, version null).
 * Answers `{success: true, id}`; 409 with a sentence if the name is taken or another change came first.
 */
export const saveCategoryEndpoint = adminEndpoint({
  name: 'save-category',
  failure: 'saveFailed',
  async answer(request, by, services) {
    const id = await saveCategory(services, saveRequestOf(request), by);
    categorySaved(id);
    return success({ id });
  },
});
