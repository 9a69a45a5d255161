// Cancellation policy, as the business wrote it.
import { createFileRoute } from '@tanstack/react-router'
import { loadPolicy } from '#web/features/content/policy/load-policy.ts'
import { PolicyPage } from '#web/features/content/policy/policy-page.tsx'

export const Route = createFileRoute('/cancellation-policy')({
  loader: ({ context, location }) => loadPolicy(context, 'cancellation', location.pathname),
  head: ({ loaderData }) => ({ meta: loaderData?.meta ?? [] }),
  component: () => <PolicyPage {...Route.useLoaderData()} />,
})
