// A passkey as its owner sees it in the list of their own.
import { z } from 'zod'

export const passkeyName = z.string().trim().min(1).max(60)

export const passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: z.string(),
  /** Null: nobody has signed in with it yet. */
  last_used_at: z.string().nullable(),
})

export type Passkey = z.output<typeof passkey>
