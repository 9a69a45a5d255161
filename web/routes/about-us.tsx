// About us, as the business wrote it.
import { createFileRoute } from '@tanstack/react-router'
import { loadPolicy } from '#web/features/content/policy/load-policy.ts'
import { PolicyPage } from '#web/features/content/policy/policy-page.tsx'

export const Route = createFileRoute('/about-us')({
  loader: ({ context, location }) => loadPolicy(context, 'about', location.pathname),
  head: ({ loaderData }) => ({ meta: loaderData?.meta ?? [] }),
  component: () => <PolicyPage {...Route.useLoaderData()} />,
})
