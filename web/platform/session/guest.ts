// Who a visitor without an account is to the shop (NET-05): one id, asked for once and stored.
import type { ApiClient } from '#web/platform/api/client.ts'
import { readStored, writeStored } from '#web/platform/storage/storage.ts'

/** Parts of a page that need a guest at the same moment share one question. */
let asked: Promise<string> | null = null

/** The stored guest id, or a new one; null while rendering on the server and for customers. */
export async function ensureGuestId(api: ApiClient): Promise<string | null> {
  if (typeof window === 'undefined' || readStored('token') !== null) return null
  const stored = readStored('guest_id')
  if (stored !== null) return stored
  asked ??= askForGuest(api).finally(() => {
    asked = null
  })
  return asked
}

async function askForGuest(api: ApiClient): Promise<string> {
  // Most visits never need it: its definition comes with the first question.
  const { sessionEndpoints } = await import('#contract/features/session/session.endpoints.ts')
  const { guest_id } = await api.call(sessionEndpoints.newGuest, { quiet: true })
  writeStored('guest_id', String(guest_id))
  return String(guest_id)
}
