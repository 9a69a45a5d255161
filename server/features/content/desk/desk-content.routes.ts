// The desk's endpoints of texts and settings, one line each.
import { deskSettingEndpoints } from '#contract/features/content/desk/desk-settings.endpoints.ts'
import { settingGroupNames } from '#contract/features/content/desk/desk-settings.schema.ts'
import { deskTextEndpoints } from '#contract/features/content/desk/desk-texts.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DeskSettingsService } from './desk-settings.service.ts'
import type { DeskTexts } from './desk-texts.service.ts'

export interface DeskContent {
  texts: DeskTexts
  settings: DeskSettingsService
}

export const deskContentRoutes = ({ texts, settings }: DeskContent) => [
  bind(deskTextEndpoints.list, (call) => texts.list(call)),
  bind(deskTextEndpoints.preview, (call) => texts.preview(call)),
  bind(deskTextEndpoints.change, (call) => texts.change(call)),
  bind(deskTextEndpoints.reset, (call) => texts.reset(call)),
  bind(deskSettingEndpoints.read, ({ scope }) => settings.read(scope)),
  ...settingGroupNames.map((group) =>
    bind(deskSettingEndpoints[group], ({ input: { version, ...values }, caller, scope }) =>
      settings.change({ group, values, version }, caller, scope),
    ),
  ),
]
