// About us, as the business wrote it.
import { createFileRoute } from '@tanstack/react-router'
import { loadPolicy } from '#web/features/content/policy/load-policy.ts'
import { PolicyPage } from '#web/features/content/policy/policy-page.tsx'
import { pageMeta } from '#web/platform/navigation/page-meta.ts'

export const Route = createFileRoute('/about-us')({
  loader: ({ context }) => loadPolicy(context, 'about'),
  head: ({ loaderData }) => (loaderData ? { meta: pageMeta(loaderData.meta) } : {}),
  component: () => <PolicyPage {...Route.useLoaderData()} />,
})
