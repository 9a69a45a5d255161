// The module endpoints, one line each.
import { moduleEndpoints } from '#contract/features/module/module.endpoints.ts'
import { bind, cachedWithPictures } from '#server/platform/http/bind.ts'
import type { ModuleService } from './module.service.ts'

export const moduleRoutes = (service: ModuleService) => [
  bind(moduleEndpoints.list, ({ input, scope }) => service.list(scope, input.zone_id), cachedWithPictures),
]
