// 'Tell me when you deliver here': one field, and the server's thanks in its place afterwards.
import { useMutation } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Coordinates } from '#contract/core/shop-context.ts'
import { coverageEndpoints } from '#contract/features/location/coverage.endpoints.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { scopeOf } from '#web/platform/api/query.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type Contact, readContact } from './contact.ts'

export function NotifyForm({ point }: { point: Coordinates }) {
  const t = useTranslations()
  const { api, shop } = useAccess()
  const [typed, setTyped] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (contact: Contact) =>
      api.call(coverageEndpoints.notifyMe, {
        input: { ...point, ...contact },
        scope: scopeOf(shop),
        quiet: true,
      }),
  })
  if (data) return <Thanks text={data.message} />

  const send = (event: FormEvent) => {
    event.preventDefault()
    const contact = readContact(typed)
    setInvalid(contact === null)
    if (contact) mutate(contact)
  }
  const refused = error instanceof ApiFailure ? error.messages[0] : undefined
  const failed = error ? (refused ?? t('common.something_wrong')) : undefined
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-3">
      <h3 className="font-semibold text-16">{t('location.notify_title')}</h3>
      <TextField
        label={t('location.notify_label')}
        autoComplete="email"
        inputMode="email"
        dir="auto"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setInvalid(false)
        }}
        hint={t('location.notify_hint')}
        error={isInvalid ? t('location.notify_invalid') : failed}
      />
      <Button type="submit" variant="outline" loading={isPending}>
        {t('location.notify_send')}
      </Button>
    </form>
  )
}

function Thanks({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="flex items-center gap-2 rounded-control bg-success-soft p-3 text-14 text-success-ink"
    >
      <CircleCheck aria-hidden size={18} className="shrink-0" />
      {text}
    </p>
  )
}
