// The item of a product page: without it there is no page.
import { notFound } from '@tanstack/react-router'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { type AskedItem, type SoldItem, soldItemQuery } from '../sold-item.queries.ts'

export async function loadProduct(access: ShopAccess, asked: AskedItem): Promise<SoldItem> {
  try {
    return await access.queryClient.ensureQueryData({ ...soldItemQuery(access, asked), retry: false })
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) throw notFound()
    throw error
  }
}
