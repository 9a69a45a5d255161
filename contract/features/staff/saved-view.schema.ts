// A choice of a list under a name.
import { z } from 'zod'

/** The list as its address calls it; the desk alone knows which there are. */
export const viewedList = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9-]*$/)

export const viewNameLongest = 40

export const viewName = z.string().trim().min(1).max(viewNameLongest)

/**
 * Search, filters, sort and columns as the address writes them, from its question mark on: the whole list is `?`. What a
 * list does not know of it says nothing.
 */
export const viewSearch = z.string().startsWith('?').max(2_000)

/** Of one person: for each list, and in all lists together. */
export const viewsAtMost = { list: 20, person: 500 } as const

export const savedView = z.object({ id: z.number().int(), name: z.string(), search: z.string() })

export type SavedView = z.output<typeof savedView>
