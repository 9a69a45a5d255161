// Asks for the money of a delivered and paid order back, with a reason and pictures; after a refusal once more.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { fromMinor, toMinor } from '#contract/core/money.ts'
import { checkoutContentEndpoints } from '#contract/features/content/checkout-content.endpoints.ts'
import { orderEndpoints } from '#contract/features/order/order.endpoints.ts'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { refundAmountOf } from '#contract/features/order/refund.rules.ts'
import { apiQuery } from '#web/platform/api/query.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { useRefundWay } from '../use-refund-way.ts'
import { ReasonChoice } from './reason-choice.tsx'
import { useOrderAction } from './use-order-action.ts'

export function RequestRefund({ order }: { order: TrackedOrder }) {
  const t = useTranslations('order')
  const [isOpen, setOpen] = useState(false)
  const isAgain = order.order_status === 'refund_request_canceled'
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t(isAgain ? 'refund_again' : 'refund')}
      </Button>
      {isOpen ? <RefundDialog order={order} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** The amounts of an order come as decimals; what is left of them is reckoned in whole minor units. */
function refundOf({ order_amount, delivery_charge, dm_tips }: TrackedOrder): number {
  return fromMinor(
    refundAmountOf({
      order_amount: toMinor(order_amount),
      delivery_charge: toMinor(delivery_charge),
      dm_tips: toMinor(dm_tips),
    }),
  )
}

const imagesAtMost = 3

function RefundDialog({ order, onClose }: { order: TrackedOrder; onClose(): void }) {
  const t = useTranslations()
  const access = useAccess()
  const { money } = useFormat()
  const way = useRefundWay()
  const [reason, setReason] = useState<string | null>(null)
  const [lacksReason, setLacksReason] = useState(false)
  const [note, setNote] = useState('')
  const [images, setImages] = useState<readonly File[]>([])
  const reasons = useQuery(apiQuery(access, checkoutContentEndpoints.refundReasons))
  const { mutate, isPending } = useOrderAction((customer_reason: string) => {
    const image = [...images]
    const customer_note = note.trim()
    const input = { order_id: order.id, customer_reason, ...(customer_note ? { customer_note } : {}), image }
    return access.api.call(orderEndpoints.refundRequest, { input })
  }, onClose)
  const confirm = () => {
    if (reason === null) setLacksReason(true)
    else mutate(reason)
  }
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={t('order.refund')}
      closeLabel={t('common.close')}
      footer={
        reasons.data ? (
          <Button loading={isPending} onClick={confirm} className="w-full">
            {t('order.refund_send')}
          </Button>
        ) : null
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-14 text-ink-soft">
          {t(`order.refund_amount.${way}`, { amount: isolated(money(refundOf(order))) })}
        </p>
        <ReasonChoice
          label={t('order.refund_reason')}
          reasons={{ ...reasons, data: reasons.data?.refund_reasons }}
          value={reason}
          onValueChange={setReason}
          problem={lacksReason && reason === null ? t('order.refund_reason_needed') : undefined}
        />
        {reasons.data ? (
          <>
            <TextArea
              label={t('order.refund_note')}
              value={note}
              maxLength={1_000}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <FileDrop
              label={t('order.add_photos')}
              files={images}
              onFilesChange={setImages}
              max={imagesAtMost}
              fullText={t('common.pictures_at_most', { n: String(imagesAtMost) })}
              removeLabel={(name) => t('order.remove_photo', { name })}
            />
          </>
        ) : null}
      </div>
    </Dialog>
  )
}
