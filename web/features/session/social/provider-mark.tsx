// The marks of the providers, drawn as their owners ask for.
import type { ReactNode } from 'react'
import type { SocialMedium } from '#contract/features/session/session.schema.ts'

const marks: Record<SocialMedium, ReactNode> = {
  google: (
    <>
      <path
        fill="#4285f4"
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.1 3.5-8.8Z"
      />
      <path
        fill="#34a853"
        d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3a7.2 7.2 0 0 1-10.7-3.8h-4v3.1A12 12 0 0 0 12 24Z"
      />
      <path fill="#fbbc05" d="M5.4 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8l4-3.1Z" />
      <path
        fill="#ea4335"
        d="M12 4.8c1.8 0 3.3.6 4.6 1.8L20 3.2A12 12 0 0 0 1.4 6.6l4 3.1A7.2 7.2 0 0 1 12 4.8Z"
      />
    </>
  ),
  facebook: (
    <path
      fill="#1877f2"
      d="M24 12a12 12 0 1 0-13.9 11.9v-8.4h-3V12h3V9.4c0-3 1.8-4.7 4.6-4.7 1.3 0 2.6.2 2.6.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.4l-.5 3.5h-2.8v8.4A12 12 0 0 0 24 12Z"
    />
  ),
  apple: (
    <path
      fill="currentColor"
      d="M19.7 17.2c-.6 1.3-.9 1.9-1.6 3-1 1.6-2.5 3.5-4.3 3.5-1.6 0-2-1-4.2-1s-2.6 1-4.2 1c-1.8 0-3.2-1.7-4.2-3.3C-1.4 16-.7 8.5 3.4 6.6c1.5-.9 3-.8 4.4-.3 1.1.4 1.7.6 2.5.6.8 0 1.3-.2 2.5-.6 2-.7 4.5-.4 6 1.9-3.6 2.2-3.2 7.3.9 9ZM13.6 4.4A5.6 5.6 0 0 0 14.8.3 5.7 5.7 0 0 0 11 2.2a5.4 5.4 0 0 0-1.3 4 4.7 4.7 0 0 0 3.9-1.8Z"
      transform="translate(2.5 0)"
    />
  ),
}

export function ProviderMark({ medium }: { medium: SocialMedium }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={20} height={20}>
      {marks[medium]}
    </svg>
  )
}
