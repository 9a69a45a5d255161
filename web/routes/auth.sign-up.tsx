// A new account (AUT-01).
import { createFileRoute } from '@tanstack/react-router'
import { loadSessionPage, sessionHead, sessionSearch } from '#web/features/session/session-page.ts'
import { SignUpPage } from '#web/features/session/sign-up-page.tsx'

export const Route = createFileRoute('/auth/sign-up')({
  validateSearch: sessionSearch,
  loader: ({ context }) => loadSessionPage(context, 'sign_up', 'sign_up_text'),
  head: ({ loaderData }) => sessionHead(loaderData),
  component: () => {
    const { back, ref_code } = Route.useSearch()
    return <SignUpPage back={back} ref_code={ref_code} />
  },
})
