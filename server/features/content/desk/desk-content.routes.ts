// The desk's endpoints of settings, texts and pages, one line each.
import { deskPageEndpoints } from '#contract/features/content/desk/desk-pages.endpoints.ts'
import { deskSettingEndpoints } from '#contract/features/content/desk/desk-settings.endpoints.ts'
import { settingGroupNames } from '#contract/features/content/desk/desk-settings.schema.ts'
import { deskTextEndpoints } from '#contract/features/content/desk/desk-texts.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DeskContent } from './desk-content.service.ts'

const pages = deskPageEndpoints

export const deskContentRoutes = (content: DeskContent) => {
  const { texts, settings, policies, landing, testimonials, offlineMethods } = content
  return [
    bind(deskTextEndpoints.list, (call) => texts.list(call)),
    bind(deskTextEndpoints.preview, (call) => texts.preview(call)),
    bind(deskTextEndpoints.change, (call) => texts.change(call)),
    bind(deskTextEndpoints.reset, (call) => texts.reset(call)),
    bind(deskSettingEndpoints.read, ({ scope }) => settings.read(scope)),
    ...settingGroupNames.map((group) =>
      bind(deskSettingEndpoints[group], (call) => settings.change(group, call)),
    ),
    bind(pages.policies, async () => ({ policies: await policies.list() })),
    bind(pages.changePolicy, (call) => policies.change(call)),
    bind(pages.landing, ({ scope }) => landing.read(scope)),
    bind(pages.changeLanding, (call) => landing.change(call)),
    bind(pages.testimonials, ({ scope }) => testimonials.list(scope)),
    bind(pages.makeTestimonial, (call) => testimonials.make(call)),
    bind(pages.changeTestimonial, (call) => testimonials.change(call)),
    bind(pages.removeTestimonial, (call) => testimonials.remove(call)),
    bind(pages.offlineMethods, () => offlineMethods.list()),
    bind(pages.makeOfflineMethod, (call) => offlineMethods.make(call)),
    bind(pages.changeOfflineMethod, (call) => offlineMethods.change(call)),
  ]
}
