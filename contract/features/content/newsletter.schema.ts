// An address for the newsletter, as a form and the endpoint both check it.
import { z } from 'zod'

export const newsletterSubscription = z.object({ email: z.string().trim().max(254).pipe(z.email()) })
