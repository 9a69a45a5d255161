// Requests that broke something once: kept in a file, sent first in every run, with whoever is signed in by then.
import { z } from 'zod'
import type { Known } from './known.ts'
import type { FuzzRequest } from './request.ts'

const kept = z.array(
  z.object({
    /** What it broke, and when it was found. */
    why: z.string(),
    method: z.string(),
    path: z.string(),
    headers: z.record(z.string(), z.string()).default({}),
    /** As text, or as base64 where it is none. */
    body: z.string().optional(),
    body_base64: z.string().optional(),
    is_page: z.boolean().default(false),
  }),
)

/** `{{token}}`, `{{guest}}` and `{{operations}}` stand for who calls; `{{order_id}}` and the like for real values. */
export function regressionsOf(given: unknown, known: Known): FuzzRequest[] {
  const customer = known.people.find(({ token }) => token !== null)
  const guest = known.people.find(({ guest_id }) => guest_id !== null)
  const filled = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
      if (name === 'token') return customer?.token ?? place
      if (name === 'guest') return String(guest?.guest_id ?? place)
      if (name === 'operations') return known.operations_token
      return String(customer?.values[name]?.[0] ?? known.values[name]?.[0] ?? place)
    })
  return kept.parse(given).map(({ why, method, path, headers, body, body_base64, is_page }) => ({
    name: `regression: ${why}`,
    method,
    path: filled(path),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, filled(value)])),
    body:
      body !== undefined
        ? Buffer.from(filled(body))
        : body_base64
          ? Buffer.from(body_base64, 'base64')
          : null,
    is_page,
  }))
}
