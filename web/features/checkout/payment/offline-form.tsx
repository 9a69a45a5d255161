// The step of a checkout that asks how it was paid outside the shop; once reported, the order's confirmation follows.
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { OfflineMethod } from '#contract/features/content/checkout-content.endpoints.ts'
import { orderEndpoints } from '#contract/features/order/order.endpoints.ts'
import { OfflineFields } from '#web/features/order/offline/offline-fields.tsx'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { placedOrderKey } from '../placed/placed-order.query.ts'

interface OfflineFormProps {
  order_id: number
  method: OfflineMethod
}

export function OfflineForm({ order_id, method }: OfflineFormProps) {
  const t = useTranslations('offline')
  const { api } = useAccess()
  const router = useRouter()
  const queryClient = useQueryClient()
  const goOn = async () => {
    await queryClient.invalidateQueries({ queryKey: placedOrderKey(order_id) })
    await router.navigate({ to: '/order/$id', params: { id: String(order_id) }, replace: true })
  }
  return (
    <Card render={<section />} className="flex flex-col gap-4 p-4 sm:p-5">
      <h2 className="font-semibold text-18">{t('report')}</h2>
      <OfflineFields
        method={method}
        send={(answers) => {
          const input = { ...answers, order_id, method_id: method.id }
          return api.call(orderEndpoints.offlinePayment, { input, quiet: true })
        }}
        onReported={goOn}
      />
    </Card>
  )
}
