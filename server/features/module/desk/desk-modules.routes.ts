// The endpoints of modules at the desk, one line each.
import { deskModuleEndpoints } from '#contract/features/module/desk/desk-module.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DeskModules } from './desk-modules.service.ts'

export const deskModuleRoutes = (modules: DeskModules) => [
  bind(deskModuleEndpoints.list, ({ scope }) => modules.list(scope)),
  bind(deskModuleEndpoints.make, (call) => modules.make(call)),
  bind(deskModuleEndpoints.change, (call) => modules.change(call)),
  bind(deskModuleEndpoints.arrange, (call) => modules.arrange(call)),
  bind(deskModuleEndpoints.readHome, (call) => modules.readHome(call)),
  bind(deskModuleEndpoints.arrangeHome, (call) => modules.arrangeHome(call)),
  bind(deskModuleEndpoints.archive, (call) => modules.archive(call)),
  bind(deskModuleEndpoints.restore, (call) => modules.restore(call)),
]
