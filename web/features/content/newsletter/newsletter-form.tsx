// Subscribes an address (FTR-01): a bad one is said in place and nothing is sent.
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '#contract/features/content/content.endpoints.ts'
import {
  type NewsletterSubscription,
  newsletterSubscription,
} from '#contract/features/content/newsletter.schema.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { formLook, submitLook } from './form-look.ts'

interface NewsletterFormProps {
  /** What was typed into the plain form it takes over from. */
  typed: string
  /** It was sent there already. */
  isSent: boolean
}

export function NewsletterForm({ typed, isSent }: NewsletterFormProps) {
  const t = useTranslations()
  const { api } = useAccess()
  const form = useForm({
    resolver: zodResolver(newsletterSubscription),
    defaultValues: { email: typed },
    reValidateMode: 'onSubmit',
  })
  const subscribe = useMutation({
    mutationFn: (input: NewsletterSubscription) => api.call(contentEndpoints.subscribe, { input }),
    onSuccess: () => {
      form.reset({ email: '' })
      notify.success(t('footer.newsletter_done'))
    },
    onError: (error) => {
      const said = error instanceof ApiFailure ? error.messages[0] : undefined
      form.setError('email', { type: 'refused', message: said ?? t('common.something_wrong') })
    },
  })
  const send = form.handleSubmit((input) => subscribe.mutate(input))
  const takeOver = useEffectEvent(() => {
    form.setFocus('email')
    if (isSent) send()
  })
  // Before anything else happens: a key pressed in between would go nowhere.
  useLayoutEffect(() => takeOver(), [])
  // A refusal of the server speaks for itself; every other slip is a bad address.
  const { error } = form.getFieldState('email', form.formState)
  return (
    <form noValidate onSubmit={send} className={formLook}>
      <TextField
        label={t('footer.newsletter_email')}
        labelHidden
        type="email"
        autoComplete="email"
        placeholder={t('footer.newsletter_email')}
        className="min-w-0 flex-1"
        error={error && (error.type === 'refused' ? error.message : t('footer.newsletter_invalid'))}
        {...form.register('email')}
      />
      <Button type="submit" loading={subscribe.isPending} className={submitLook}>
        {t('footer.subscribe')}
      </Button>
    </form>
  )
}
