import { success } from '../http/answer.ts';
import { categoryDeleted } from '../platform/logs.ts';
import { deleteCategory } from './category-changes.ts';
import { adminEndpoint } from '../admins/admin-endpoint.ts';
import { categoryRemovalOf } from './category-body.ts';

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
