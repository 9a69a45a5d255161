// A refusal as the storefront sees it; every entry's message may be shown (NET-04).
import * as z from 'zod/mini'

const entry = z.object({ code: z.catch(z.string(), ''), message: z.string() })

const envelope = z.object({
  errors: z.optional(
    z.union([
      z.array(entry),
      z.pipe(
        entry,
        z.transform((one) => [one]),
      ),
      z.pipe(
        z.string(),
        z.transform((text) => [{ code: '', message: text }]),
      ),
    ]),
  ),
  message: z.optional(z.string()),
})

export class ApiFailure extends Error {
  readonly status: number
  readonly entries: readonly { code: string; message: string }[]

  constructor(status: number, entries: readonly { code: string; message: string }[]) {
    super(entries[0]?.message ?? `HTTP ${status}`)
    this.name = 'ApiFailure'
    this.status = status
    this.entries = entries
  }

  get messages(): string[] {
    return this.entries.map((one) => one.message)
  }
}

/** Reads whatever came back; an answer that is not ours still becomes a failure with its status. */
export function failureFrom(status: number, body: unknown): ApiFailure {
  const parsed = envelope.safeParse(body)
  if (!parsed.success) return new ApiFailure(status, [])
  const { errors, message } = parsed.data
  if (errors && errors.length > 0) return new ApiFailure(status, errors)
  return new ApiFailure(status, message ? [{ code: '', message }] : [])
}
