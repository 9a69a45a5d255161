// Leaves for a provider and remembers, in this tab only, what must come back.
import type { SocialMedium } from '#contract/features/session/session.schema.ts'
import { keptInTab } from '#web/platform/storage/kept-in-tab.ts'
import { authorizeHref, journey } from './social-request.ts'

export const keptJourney = keptInTab('fivefold-social', journey.nullable(), null)

export interface OfferedProvider {
  medium: SocialMedium
  client_id: string
  authorize_url: string
}

export function leaveFor(provider: OfferedProvider, back: string | null): void {
  const begun = {
    medium: provider.medium,
    state: crypto.randomUUID(),
    nonce: crypto.randomUUID(),
    back,
  }
  keptJourney.keep(begun)
  window.location.assign(authorizeHref(provider, begun, window.location.origin))
}
