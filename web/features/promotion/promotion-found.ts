// A campaign or flash sale by a link: running, over, or none at all, which is a page that does not exist.
import { notFound } from '@tanstack/react-router'
import { ApiFailure } from '#web/platform/api/api-failure.ts'

const highestId = 2_147_483_647

/** Ids are whole numbers; anything else in an address leads nowhere. */
export function promotionId(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (id === 0 || id > highestId) throw notFound()
  return id
}

/** Null when it has run, but does not now or not here; what never was is not found. */
export async function ifRunning<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 404) throw error
    if (error.details.has_run === true) return null
    throw notFound()
  }
}
