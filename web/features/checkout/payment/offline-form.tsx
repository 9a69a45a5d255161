// What the customer tells about a payment made outside the shop; the method says which fields it needs.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { OfflineMethod } from '#contract/features/content/checkout-content.endpoints.ts'
import { orderEndpoints } from '#contract/features/order/order.endpoints.ts'
import { sayRefusal } from '#web/platform/api/refusal.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { placedOrderKey } from '../placed/placed-order.query.ts'

interface OfflineFormProps {
  order_id: number
  method: OfflineMethod
}

/** Named as the method names them, so the fields are only known when it is chosen. */
type Fields = Record<string, string>

const noteField = 'customer_note'

export function OfflineForm({ order_id, method }: OfflineFormProps) {
  const t = useTranslations('checkout')
  const form = useForm<Fields>({ defaultValues: {} })
  const { errors } = form.formState
  const names = [...method.method_informations.map((one) => one.customer_input), noteField]
  const { mutate, isPending } = useTelling(order_id, method.id, (error) =>
    sayRefusal(form.setError, error, names, t('not_sent')),
  )
  return (
    <Card render={<section />} className="p-4 sm:p-5">
      <form
        noValidate
        onSubmit={form.handleSubmit((fields) => mutate(fields))}
        className="flex flex-col gap-4"
      >
        <h2 className="font-semibold text-18">{t('offline_tell')}</h2>
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
          {t('offline_send')}
        </Button>
      </form>
    </Card>
  )
}

function useTelling(order_id: number, method_id: number, onError: (error: unknown) => void) {
  const t = useTranslations('checkout')
  const { api } = useAccess()
  const router = useRouter()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (fields: Fields) => {
      const input = { ...fields, order_id, method_id }
      return api.call(orderEndpoints.offlinePayment, { input, quiet: true })
    },
    onSuccess: async () => {
      notify.success(t('offline_told'))
      await queryClient.invalidateQueries({ queryKey: placedOrderKey(order_id) })
      await router.navigate({ to: '/order/$id', params: { id: String(order_id) }, replace: true })
    },
    onError,
  })
}
