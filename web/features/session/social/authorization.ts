// Redirects to an identity provider, and stores in this tab the state and nonce the answer must match.
import type { SocialMedium } from '#contract/features/session/session.schema.ts'
import { tabStorage } from '#web/platform/storage/tab-storage.ts'
import { authorization, authorizeHref } from './social-request.ts'

export const storedAuthorization = tabStorage('fivefold-social', authorization.nullable(), null)

export interface OfferedProvider {
  medium: SocialMedium
  client_id: string
  authorize_url: string
}

export function redirectToProvider(provider: OfferedProvider, back: string | null): void {
  const begun = {
    medium: provider.medium,
    state: crypto.randomUUID(),
    nonce: crypto.randomUUID(),
    back,
  }
  storedAuthorization.save(begun)
  window.location.assign(authorizeHref(provider, begun, window.location.origin))
}
