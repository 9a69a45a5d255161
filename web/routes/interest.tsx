// Choosing what one likes (api.md 12), after signing up or by a link; a guest is sent to sign in and back (NET-13).
import { createFileRoute } from '@tanstack/react-router'
import { InterestPage } from '#web/features/profile/interest/interest-page.tsx'
import { loadProfilePage } from '#web/features/profile/load-profile-page.ts'

export const Route = createFileRoute('/interest')({
  loader: ({ context }) => loadProfilePage(context),
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [],
  }),
  component: InterestPage,
})
