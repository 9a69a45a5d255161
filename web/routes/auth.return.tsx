// Where a provider sends people back to (AUT-01).
import { createFileRoute } from '@tanstack/react-router'
import { loadSessionPage, sessionHead } from '#web/features/session/session-page.ts'
import { SocialReturnPage } from '#web/features/session/social/social-return-page.tsx'

export const Route = createFileRoute('/auth/return')({
  loader: ({ context }) => loadSessionPage(context, 'sign_in', 'sign_in_text'),
  head: ({ loaderData }) => sessionHead(loaderData),
  component: () => <SocialReturnPage />,
})
