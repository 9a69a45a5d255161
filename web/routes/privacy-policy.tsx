// Privacy policy, as the business wrote it.
import { createFileRoute } from '@tanstack/react-router'
import { loadPolicy } from '#web/features/content/policy/load-policy.ts'
import { PolicyPage } from '#web/features/content/policy/policy-page.tsx'
import { pageMeta } from '#web/platform/navigation/page-meta.ts'

export const Route = createFileRoute('/privacy-policy')({
  loader: ({ context }) => loadPolicy(context, 'privacy'),
  head: ({ loaderData }) => (loaderData ? { meta: pageMeta(loaderData.meta) } : {}),
  component: () => <PolicyPage {...Route.useLoaderData()} />,
})
