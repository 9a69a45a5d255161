// The form of the newsletter: it stands as it is drawn, so that what is typed and pressed early meets the same fields.
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { fetchScript } from '#web/ui/lazy/fetch-script.ts'
import { loadOnce } from '#web/ui/lazy/load-once.ts'
import { notify } from '#web/ui/overlay/notify.ts'

/** Who has it need not ask whether the shop answers. */
const fetchSubscribe = loadOnce(async () => (await fetchScript(() => import('./subscribe.ts'))).subscribe)

/** On the first sign of intent; failing is no matter, sending will say so. */
function preload(): void {
  fetchSubscribe().catch(() => undefined)
}

export function NewsletterForm() {
  const t = useTranslations()
  const access = useAccess()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const refuse = (text: string) => {
    setProblem(text)
    // The answer may come when its reader is elsewhere.
    if (field.current?.form?.contains(document.activeElement)) field.current.focus()
  }
  const { mutate, isPending } = useMutation({
    mutationFn: async (email: string) => (await fetchSubscribe())(access, email),
    onSuccess: (outcome, email) => {
      if (outcome === 'invalid') return refuse(t('footer.newsletter_invalid'))
      // Somebody may have begun to type another one.
      setTyped((now) => (now === email ? '' : now))
      notify.success(t('footer.newsletter_done'))
    },
    onError: (error) => {
      const said = error instanceof ApiFailure ? error.messages[0] : undefined
      refuse(said ?? t('common.something_wrong'))
    },
  })
  return (
    <form
      noValidate
      onPointerEnter={preload}
      onSubmit={(event) => {
        event.preventDefault()
        if (isPending) return
        setProblem(undefined)
        mutate(typed)
      }}
      className="flex w-full items-start gap-2 lg:w-110"
    >
      <TextField
        ref={field}
        label={t('footer.newsletter_email')}
        labelHidden
        type="email"
        autoComplete="email"
        placeholder={t('footer.newsletter_email')}
        className="min-w-0 flex-1"
        error={problem}
        value={typed}
        onFocus={preload}
        onChange={(event) => setTyped(event.target.value)}
      />
      {/* 100 px wide (FTR-01): the longest word, Russian's, fills it from edge to edge. */}
      <Button
        type="submit"
        loading={isPending}
        className="min-h-12 w-25 shrink-0 px-0! text-14 tracking-tight"
      >
        {t('footer.subscribe')}
      </Button>
    </form>
  )
}
