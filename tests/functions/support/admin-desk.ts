import type { CategoryRemoval, CategoryWish } from '@pa-ledger/domain/category-change';
import type { AdminServices } from '../../../functions/src/handlers/admin-endpoint.ts';
import { deleteCategoryEndpoint } from '../../../functions/src/handlers/delete-category.ts';
import { saveCategoryEndpoint } from '../../../functions/src/handlers/save-category.ts';
import { createRateLimit } from '../../../functions/src/http/address-limit.ts';
import { answerOf } from '../../../functions/src/http/endpoint.ts';
import type { Services } from '../../../functions/src/services.ts';
import { jsonRequest } from './requests.ts';

/** What an administrators' endpoint answered. */
export interface DeskReply {
  readonly status: number;
  readonly body: { readonly success: boolean; readonly error?: string; readonly id?: string };
}

/** What an administrator does with categories, through the endpoints without the network between. */
export interface AdminDesk {
  save(wish: CategoryWish): Promise<DeskReply>;
  remove(removal: CategoryRemoval): Promise<DeskReply>;
}

export const DESK_ADMIN = 'desk@example.com';

/** A desk in a world; who sits at it is known there. */
export function deskIn(services: Services): AdminDesk {
  const admin: AdminServices = {
    ...services,
    identify: () => Promise.resolve({ kind: 'admin', email: DESK_ADMIN }),
    addressLimit: createRateLimit(Number.MAX_SAFE_INTEGER, services.clock),
  };
  const send = async (
    endpoint: ReturnType<typeof saveCategoryEndpoint>,
    body: object,
  ): Promise<DeskReply> => {
    const answer = await answerOf(endpoint, jsonRequest(body, { authorization: 'Bearer desk' }));
    // These endpoints answer JSON objects alone.
    return { status: answer.status, body: JSON.parse(answer.body.toString()) as DeskReply['body'] };
  };
  return {
    save: (wish) => send(saveCategoryEndpoint(admin), wish),
    remove: (removal) => send(deleteCategoryEndpoint(admin), removal),
  };
}
