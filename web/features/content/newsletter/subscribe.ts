// Subscribing an address (FTR-01): a bad one is never sent. Fetched when somebody reaches for the form.
import { contentEndpoints } from '#contract/features/content/content.endpoints.ts'
import { newsletterSubscription } from '#contract/features/content/newsletter.schema.ts'
import type { QueryAccess } from '#web/platform/api/query.ts'

export async function subscribe(
  { api }: Pick<QueryAccess, 'api'>,
  email: string,
): Promise<'done' | 'invalid'> {
  const { data: input } = newsletterSubscription.safeParse({ email })
  if (!input) return 'invalid'
  await api.call(contentEndpoints.subscribe, { input })
  return 'done'
}
