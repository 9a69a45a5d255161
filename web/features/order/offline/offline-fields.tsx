// What a customer reports about a payment made outside the shop; the method says which fields it needs.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { OfflineMethod } from '#contract/features/content/checkout-content.endpoints.ts'
import type { OfflinePayment } from '#contract/features/order/order-parts.schema.ts'
import { showRefusal } from '#web/platform/api/refusal.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { refreshBelow } from '#web/platform/live/refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { notify } from '#web/ui/overlay/notify.ts'

/** Named as the method names them, so the fields are only known when it is chosen. */
export type OfflineAnswers = Record<string, string>

interface OfflineFieldsProps {
  method: OfflineMethod
  /** What was reported before and is corrected now. */
  reported?: OfflinePayment
  send(answers: OfflineAnswers): Promise<unknown>
  onReported(): void
}

const noteField = 'customer_note'

export function OfflineFields({ method, reported, send, onReported }: OfflineFieldsProps) {
  const t = useTranslations('offline')
  const refusalOf = useRefusal()
  const form = useForm<OfflineAnswers>({ defaultValues: answersOf(reported) })
  const queryClient = useQueryClient()
  const { errors } = form.formState
  const names = [...method.method_informations.map((one) => one.customer_input), noteField]
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      notify.success(t('reported'))
      await refreshBelow(queryClient, '/customer/order/')
      onReported()
    },
    onError: (error) => showRefusal(form.setError, error, names, refusalOf(error, t('not_sent'))),
  })
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((answers) => mutate(answers))}
      className="flex flex-col gap-4"
    >
      {method.method_informations.map(({ customer_input, customer_label, ...field }) => (
        <TextField
          key={customer_input}
          label={customer_label}
          placeholder={field.customer_placeholder}
          required={field.is_required === 1}
          maxLength={255}
          error={errors[customer_input]?.message}
          {...form.register(customer_input, {
            validate: (typed) =>
              field.is_required !== 1 ||
              (typed ?? '').trim() !== '' ||
              t('field_missing', { field: customer_label }),
          })}
        />
      ))}
      <TextArea label={t('note')} rows={2} maxLength={1_000} {...form.register(noteField)} />
      {errors.root?.message ? (
        <p role="alert" className="text-14 text-danger-ink">
          {errors.root.message}
        </p>
      ) : null}
      <Button type="submit" size="large" loading={isPending}>
        {t('send')}
      </Button>
    </form>
  )
}

function answersOf(reported: OfflinePayment | undefined): OfflineAnswers {
  const given = reported?.input.map(({ user_input, user_data }) => [user_input, user_data]) ?? []
  return { ...Object.fromEntries(given), [noteField]: reported?.data.customer_note ?? '' }
}
