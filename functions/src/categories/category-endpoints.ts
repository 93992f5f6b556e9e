import { success } from '../http/answer.ts';
import { categoryDeleted, categorySaved } from '../platform/logs.ts';
import { deleteCategory, saveCategory } from './category-changes.ts';
import { adminEndpoint } from '../admins/admin-endpoint.ts';
import { categoryRemovalOf, saveRequestOf } from './category-body.ts';

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

/**
 * `POST /api/delete-category`: 409 with their number while open expenses refer to it, or if somebody changed it since. It is
 * a success if the category is already gone.
 */
export const deleteCategoryEndpoint = adminEndpoint({
  name: 'delete-category',
  failure: 'deleteFailed',
  async answer(request, by, services) {
    const removal = categoryRemovalOf(request);
    await deleteCategory(services, removal, by);
    categoryDeleted(removal.id);
    return success();
  },
});
