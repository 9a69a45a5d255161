// The pictures of an item, the main one first, none twice.
import type { Item } from '#contract/features/item/item.schema.ts'

export function picturesOf(item: Pick<Item, 'image_full_url' | 'images_full_url'>): string[] {
  return [...new Set([item.image_full_url, ...item.images_full_url])].filter((url) => url !== '')
}

/** Thumbnails in sight; more of them scroll (PRD-01). */
export const thumbnailsInSight = 5

/** The index a step leads to; both ends hold. */
export function indexAfter(index: number, step: number, total: number): number {
  return Math.min(Math.max(index + step, 0), Math.max(total - 1, 0))
}
