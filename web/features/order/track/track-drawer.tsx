// The tracking drawer (TRK-01, TRK-02); closing it clears the order.
import { useTranslations } from 'use-intl'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { LiveOrder } from './live-order.tsx'

interface TrackDrawerProps {
  /** Null: closed. */
  order_id: number | null
  onClose(): void
}

export function TrackDrawer({ order_id, onClose }: TrackDrawerProps) {
  const t = useTranslations()
  return (
    <Drawer
      open={order_id !== null}
      onOpenChange={(open) => !open && onClose()}
      title={order_id === null ? t('order.track') : t('order.number', { id: String(order_id) })}
      closeLabel={t('common.close')}
    >
      {order_id === null ? null : <LiveOrder orderKey={{ order_id }} />}
    </Drawer>
  )
}
