// The address endpoints, one line each.
import { addressEndpoints } from '#contract/features/address/address.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { AddressService } from './address.service.ts'

const ends = addressEndpoints

export const addressRoutes = (service: AddressService) => [
  bind(ends.list, ({ input, caller }) => service.list(caller.customer_id, input)),
  bind(ends.add, ({ input, caller, scope }) => service.add(caller.customer_id, input, scope.language)),
  bind(ends.update, ({ params, input, caller, scope }) =>
    service.update(caller.customer_id, params.id, input, scope.language),
  ),
  bind(ends.remove, ({ input, caller, scope }) =>
    service.remove(caller.customer_id, input.address_id, scope.language),
  ),
]
