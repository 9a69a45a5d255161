// Paging: `offset` is a page number from 1, never a row count (NET-07).
import { z } from 'zod'
import { wireInteger } from './wire.ts'

export const largestPage = 100

/** Pages past this are empty by definition; it keeps a huge offset from becoming a slow scan. */
const deepestOffset = 1_000_000_000

export const pageLimit = wireInteger.min(1).max(largestPage)
export const pageOffset = wireInteger.min(1).max(deepestOffset)

/** Optional paging with the endpoint's own default size. */
export function optionalPaging(defaultLimit: number) {
  return { limit: pageLimit.default(defaultLimit), offset: pageOffset.default(1) }
}

export const requiredPaging = { limit: pageLimit, offset: pageOffset }

export interface Page {
  limit: number
  offset: number
}

export function rowsBefore(page: Page): number {
  return (page.offset - 1) * page.limit
}

export const pageEnvelope = {
  total_size: z.number().int(),
  limit: z.number().int(),
  offset: z.number().int(),
}
