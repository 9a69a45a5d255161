// Switches an order that was not paid yet to cash on delivery.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { orderEndpoints } from '#contract/features/order/order.endpoints.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { useOrderAction } from './use-order-action.ts'

export function PayInCash({ order_id }: { order_id: number }) {
  const t = useTranslations()
  const { api } = useAccess()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useOrderAction(
    () => api.call(orderEndpoints.payInCash, { input: { order_id } }),
    () => setAsking(false),
  )
  return (
    <>
      <Button variant="soft" onClick={() => setAsking(true)}>
        {t('order.pay_in_cash')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        loading={isPending}
        onConfirm={() => mutate(undefined)}
        texts={{ question: t('order.pay_in_cash_sure'), cancel: t('common.no'), confirm: t('common.yes') }}
      />
    </>
  )
}
