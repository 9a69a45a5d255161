// The endpoints of imports and exports, one line each.
import { importEndpoints } from '#contract/features/import/import.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { ImportService } from './import.service.ts'

export const importRoutes = (imports: ImportService) => [
  bind(importEndpoints.list, (call) => imports.list(call)),
  bind(importEndpoints.begin, (call) => imports.begin(call)),
  bind(importEndpoints.part, (call) => imports.part(call)),
  bind(importEndpoints.read, (call) => imports.read(call)),
  bind(importEndpoints.one, (call) => imports.one(call)),
  bind(importEndpoints.check, (call) => imports.check(call)),
  bind(importEndpoints.rows, (call) => imports.rows(call)),
  bind(importEndpoints.run, (call) => imports.run(call)),
  bind(importEndpoints.cancel, (call) => imports.cancel(call)),
  bind(importEndpoints.refused, (call) => imports.refused(call)),
  bind(importEndpoints.export, (call) => imports.export(call)),
]
