// The endpoints of newsletter addresses at the desk, one line each.
import { deskNewsletterEndpoints as ends } from '#contract/features/content/desk/desk-newsletter.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { say } from '#server/platform/messages/say.ts'
import type { DeskNewsletter } from './desk-newsletter.service.ts'

export const deskNewsletterRoutes = (newsletter: DeskNewsletter) => [
  bind(ends.list, newsletter.list),
  bind(ends.export, newsletter.export),
  bind(ends.remove, async (call) => {
    await newsletter.remove(call)
    return say(call.scope.language, 'Successfully removed')
  }),
]
