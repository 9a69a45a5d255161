// A ticket on paper, 80 mm wide, by the browser's own printing: shown to the printer only.
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { DeskOrder } from '#contract/features/order/desk/desk-order.schema.ts'
import { useMoment, useMoney, useShopSettings } from '#web/desk/session/use-desk.ts'

export function PrintedTicket({ order, onPrinted }: { order: DeskOrder; onPrinted: () => void }) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', onPrinted)
  }, [onPrinted])
  return createPortal(<Paper order={order} />, document.body)
}

function Paper({ order }: { order: DeskOrder }) {
  const t = useTranslations('desk_orders')
  const money = useMoney()
  const moment = useMoment()
  const { name } = useShopSettings()
  const { order_note, unavailable_item_note, customer_name, customer_phone, address, to_collect } = order
  return (
    <div className="desk-print">
      <p>
        {name} · {order.store_name}
      </p>
      <p className="desk-print-large">#{order.id}</p>
      <p>
        {t(`type_${order.order_type}`)} · {moment(order.placed_at, 'day_time')}
      </p>
      {order.wanted_at && (
        <p className="desk-print-large">{t('wanted_at', { time: moment(order.wanted_at, 'day_time') })}</p>
      )}
      <hr />
      {order.lines.map((line) => (
        <div key={line.id}>
          <p className="desk-print-large">
            {t('pieces', { count: String(line.quantity) })} {line.name}
          </p>
          {line.choices.map((choice) => (
            <p key={choice}>– {choice}</p>
          ))}
          {line.add_ons.map((one) => (
            <p key={one.name}>
              + {t('pieces', { count: String(one.quantity) })} {one.name}
            </p>
          ))}
          {line.note && <p className="desk-print-large">!! {line.note}</p>}
        </div>
      ))}
      <hr />
      {order_note && <p className="desk-print-large">!! {order_note}</p>}
      {unavailable_item_note && <p>{t('if_missing', { text: unavailable_item_note })}</p>}
      {order.cutlery && <p>{t('cutlery')}</p>}
      <p>{[customer_name, customer_phone].filter(Boolean).join(' · ')}</p>
      {address && <p>{address}</p>}
      <p className="desk-print-large">
        {to_collect > 0 ? t('collect', { amount: money(to_collect) }) : t('paid')}
      </p>
    </div>
  )
}
