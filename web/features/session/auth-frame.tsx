// What every step of this feature stands on: a quiet card on its page, or the body of the dialog it opened in.
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { safeBackPath } from '#web/platform/session/back-path.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { useAuthDialog } from './auth-dialog-context.ts'

export interface AuthFrameProps {
  title: string
  text: ReactNode
  back: string | undefined
  /** Where it leads who was heading nowhere. */
  next?: '/home' | '/interest' | undefined
  children: ReactNode
  footer?: ReactNode
}

export function AuthFrame(props: AuthFrameProps) {
  return useAuthDialog() ? <DialogStep {...props} /> : <PageStep {...props} />
}

/** The dialog says its name itself. */
function DialogStep({ text, children, footer }: AuthFrameProps) {
  return (
    <div className="flex flex-col gap-5 pb-2">
      <p className="text-14 text-ink-soft">{text}</p>
      {children}
      {footer && <p className="text-center text-14 text-ink-soft">{footer}</p>}
    </div>
  )
}

/** Who is signed in already goes on to where they were heading. */
function PageStep({ title, text, back, next = '/home', children, footer }: AuthFrameProps) {
  const router = useRouter()
  const isSignedIn = useSignedIn()
  useEffect(() => {
    if (isSignedIn) router.navigate({ href: safeBackPath(back) ?? next, replace: true })
  }, [isSignedIn, back, next, router])
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
