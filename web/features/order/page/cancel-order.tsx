// Cancels an order nobody confirmed yet, with a reason (api.md 8.5).
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { checkoutContentEndpoints } from '#contract/features/content/checkout-content.endpoints.ts'
import { orderEndpoints } from '#contract/features/order/order.endpoints.ts'
import { apiQuery } from '#web/platform/api/query.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { focusPageHeading } from '#web/ui/navigation/page-heading.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ReasonChoice } from './reason-choice.tsx'
import { useOrderAction } from './use-order-action.ts'

export function CancelOrder({ order_id }: { order_id: number }) {
  const t = useTranslations('order')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('cancel')}
      </Button>
      {isOpen ? <CancelDialog order_id={order_id} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function CancelDialog({ order_id, onClose }: { order_id: number; onClose(): void }) {
  const t = useTranslations()
  const access = useAccess()
  const [reason, setReason] = useState<string | null>(null)
  const [wasTried, setTried] = useState(false)
  const input = { type: 'customer' } as const
  const reasons = useQuery(apiQuery(access, checkoutContentEndpoints.cancellationReasons, { input }))
  const { mutate, isPending } = useOrderAction(
    (said: string) => access.api.call(orderEndpoints.cancel, { input: { order_id, reason: said } }),
    () => {
      onClose()
      // The button that had the focus is gone with what it did: how the order stands is read from the top.
      focusPageHeading()
    },
  )
  const confirm = () => {
    setTried(true)
    if (reason !== null) mutate(reason)
  }
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={t('order.cancel_title')}
      closeLabel={t('common.close')}
      footer={
        reasons.data ? (
          <Button variant="danger" loading={isPending} onClick={confirm} className="w-full">
            {t('order.cancel')}
          </Button>
        ) : null
      }
    >
      <ReasonChoice
        label={t('order.cancel_reason')}
        reasons={{ ...reasons, data: reasons.data?.data }}
        value={reason}
        onValueChange={setReason}
        problem={wasTried && reason === null ? t('order.cancel_reason_needed') : undefined}
      />
    </Dialog>
  )
}
