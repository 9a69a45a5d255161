// Corrects what was reported about a payment outside the shop; the shop then looks for it again.
import { useTranslations } from 'use-intl'
import type { OfflineMethod } from '#contract/features/content/checkout-content.endpoints.ts'
import { orderEndpoints } from '#contract/features/order/order.endpoints.ts'
import type { OfflinePayment } from '#contract/features/order/order-parts.schema.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { OfflineFields } from './offline-fields.tsx'

interface CorrectOfflineProps {
  order_id: number
  method: OfflineMethod
  reported: OfflinePayment
  onClose(): void
}

export function CorrectOffline({ order_id, method, reported, onClose }: CorrectOfflineProps) {
  const t = useTranslations()
  const { api } = useAccess()
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={t('offline.correct')}
      closeLabel={t('common.close')}
    >
      <OfflineFields
        method={method}
        reported={reported}
        send={(answers) =>
          api.call(orderEndpoints.offlinePaymentUpdate, { input: { ...answers, order_id }, quiet: true })
        }
        onReported={onClose}
      />
    </Dialog>
  )
}
