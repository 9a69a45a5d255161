// The quiet card every page of this feature stands on; who is signed in already goes on to where they were heading.
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { safeBackPath } from '#web/platform/session/back-path.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'

interface AuthFrameProps {
  title: string
  text: ReactNode
  back: string | undefined
  children: ReactNode
  footer?: ReactNode
}

export function AuthFrame({ title, text, back, children, footer }: AuthFrameProps) {
  const router = useRouter()
  const isSignedIn = useSignedIn()
  useEffect(() => {
    if (isSignedIn) router.navigate({ href: safeBackPath(back) ?? '/home', replace: true })
  }, [isSignedIn, back, router])
  return (
    <Container className="flex flex-col items-center gap-6 py-6 sm:py-12">
      <Card className="flex w-full max-w-md flex-col gap-6 p-5 sm:p-8">
        <header>
          <h1 className="font-semibold text-28">{title}</h1>
          <p className="mt-1 text-14 text-ink-soft">{text}</p>
        </header>
        {children}
      </Card>
      {footer && <p className="text-14 text-ink-soft">{footer}</p>}
    </Container>
  )
}

/** What the shop refused without naming a field. */
export function FormRefusal({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-14 text-danger-ink">
      {text}
    </p>
  )
}
