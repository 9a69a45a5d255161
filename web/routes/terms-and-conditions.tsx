// Terms and conditions, as the business wrote it.
import { createFileRoute } from '@tanstack/react-router'
import { loadPolicy } from '#web/features/content/policy/load-policy.ts'
import { PolicyPage } from '#web/features/content/policy/policy-page.tsx'

export const Route = createFileRoute('/terms-and-conditions')({
  loader: ({ context, location }) => loadPolicy(context, 'terms', location.pathname),
  head: ({ loaderData }) => ({ meta: loaderData?.meta ?? [] }),
  component: () => <PolicyPage {...Route.useLoaderData()} />,
})
