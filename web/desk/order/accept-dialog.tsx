// When will it be ready? One press on a time accepts the order.
import { useTranslations } from 'use-intl'
import { preparingChoices } from '#contract/features/order/desk/board.rules.ts'
import type { DeskOrder } from '#contract/features/order/desk/desk-order.schema.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { TicketLines } from './ticket-lines.tsx'
import { useOrderActs } from './use-order-acts.ts'

type AcceptDialogProps = { order: DeskOrder; onClose: () => void }

export function AcceptDialog({ order, onClose }: AcceptDialogProps) {
  const t = useTranslations()
  const { act, pending } = useOrderActs(order, onClose)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('desk_orders.accept_title', { id: String(order.id) })}
      closeLabel={t('common.close')}
    >
      <div className="flex flex-col gap-5">
        <p className="text-16">{t('desk_orders.accept_text')}</p>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {preparingChoices.map((minutes) => (
            <Button
              key={minutes}
              size="large"
              variant={minutes === order.usual_minutes ? 'solid' : 'outline'}
              data-first-focus={minutes === order.usual_minutes || undefined}
              className="min-h-15!"
              loading={pending === 'accept'}
              onClick={() => act({ act: 'accept', minutes })}
            >
              {t('desk_orders.ready_in_minutes', { minutes })}
            </Button>
          ))}
        </div>
        <TicketLines lines={order.lines} />
      </div>
    </Dialog>
  )
}
