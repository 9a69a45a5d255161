// The endpoints of stores at the desk, one line each.
import { deskStoreEndpoints } from '#contract/features/store/desk/desk-store.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DeskStoreService } from './desk-stores.service.ts'

export const deskStoreRoutes = (stores: DeskStoreService) => [
  bind(deskStoreEndpoints.list, (call) => stores.list(call)),
  bind(deskStoreEndpoints.terms, ({ scope }) => stores.terms(scope.language)),
  bind(deskStoreEndpoints.one, (call) => stores.one(call)),
  bind(deskStoreEndpoints.make, (call) => stores.make(call)),
  bind(deskStoreEndpoints.change, (call) => stores.change(call)),
  bind(deskStoreEndpoints.open, (call) => stores.open(call)),
  bind(deskStoreEndpoints.stand, (call) => stores.stand(call)),
  bind(deskStoreEndpoints.archive, (call) => stores.archive(call)),
  bind(deskStoreEndpoints.restore, (call) => stores.restore(call)),
]
