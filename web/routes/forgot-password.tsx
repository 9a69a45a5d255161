// A new password for a forgotten one (AUT-01).
import { createFileRoute } from '@tanstack/react-router'
import { ForgotPage } from '#web/features/session/forgot-page.tsx'
import { loadSessionPage, sessionHead, sessionSearch } from '#web/features/session/session-page.ts'

export const Route = createFileRoute('/forgot-password')({
  validateSearch: sessionSearch,
  loader: ({ context }) => loadSessionPage(context, 'forgot_title', 'forgot_text'),
  head: ({ loaderData }) => sessionHead(loaderData),
  component: () => <ForgotPage back={Route.useSearch().back} />,
})
