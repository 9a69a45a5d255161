// Clients of this API read many switches as 0 and 1 rather than false and true.
import { z } from 'zod'

export const bit = z.union([z.literal(0), z.literal(1)])

export type Bit = z.output<typeof bit>

export function toBit(value: boolean): Bit {
  return value ? 1 : 0
}
