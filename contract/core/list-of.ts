// A list of things a client sends, refused at its first bad one.
import { z } from 'zod'

const quickly = { error: () => '', abortEarly: true } as const

/** Zod reports what is wrong with every element: of thousands that takes longer than all else. */
function untilBad(given: unknown, item: z.ZodType, most: number): unknown {
  if (!Array.isArray(given) || given.length > most) return given
  const bad = given.find((one) => !item.safeParse(one, quickly).success)
  return bad === undefined ? given : [bad]
}

/** `read` makes a list of what else clients write for one. */
export function listOf<Item extends z.ZodType>(
  item: Item,
  most: number,
  read: (value: unknown) => unknown = (value) => value,
) {
  return z.preprocess((value) => untilBad(read(value), item, most), z.array(item).max(most))
}
