// Signing in (AUT-01).
import { createFileRoute } from '@tanstack/react-router'
import { loadSessionPage, sessionHead, sessionSearch } from '#web/features/session/session-page.ts'
import { SignInPage } from '#web/features/session/sign-in-page.tsx'

export const Route = createFileRoute('/auth/sign-in')({
  validateSearch: sessionSearch,
  loader: ({ context }) => loadSessionPage(context, 'sign_in', 'sign_in_text'),
  head: ({ loaderData }) => sessionHead(loaderData),
  component: () => <SignInPage back={Route.useSearch().back} />,
})
