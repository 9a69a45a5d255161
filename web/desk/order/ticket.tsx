// One order on the board: what to make, what to mind, for whom; its next act is the large button.

import Bike from 'lucide-react/icons/bike'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Phone from 'lucide-react/icons/phone'
import Printer from 'lucide-react/icons/printer'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Timer from 'lucide-react/icons/timer'
import { useTranslations } from 'use-intl'
import { actsOn, type BoardAct, delayChoices } from '#contract/features/order/desk/board.rules.ts'
import type { DeskOrder } from '#contract/features/order/desk/desk-order.schema.ts'
import { useMay, useMoment, useMoney } from '#web/desk/session/use-desk.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { softTones } from '#web/ui/display/tone.ts'
import { Menu, MenuAction } from '#web/ui/overlay/menu.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { TicketLines, Wish } from './ticket-lines.tsx'
import { ageTones, useTicketTime } from './ticket-texts.ts'
import { useOrderActs } from './use-order-acts.ts'

/** What asks something first, and printing. */
export type Question = 'accept' | 'refuse' | 'code' | 'print'

type TicketProps = {
  order: DeskOrder
  now: number
  showsStore: boolean
  onAsk: (question: Question, order: DeskOrder) => void
}

const chip = 'inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 font-medium text-13'

export function Ticket({ order, now, showsStore, onAsk }: TicketProps) {
  const t = useTranslations('desk_orders')
  const id = String(order.id)
  const mayServe = useMay('serve_orders')
  return (
    <li>
      <article aria-label={t('number', { id })} className="desk-panel flex flex-col gap-3 p-4">
        <TicketHead order={order} now={now} showsStore={showsStore} />
        <TicketLines lines={order.lines} />
        <TicketNotes order={order} />
        <TicketPeople order={order} />
        {mayServe && <TicketActs order={order} onAsk={onAsk} />}
      </article>
    </li>
  )
}

function TicketHead({ order, now, showsStore }: Omit<TicketProps, 'onAsk'>) {
  const t = useTranslations('desk_orders')
  const moment = useMoment()
  const { age, text } = useTicketTime(order, now)
  const Kind = order.order_type === 'take_away' ? ShoppingBag : Bike
  return (
    <header className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-22 tabular">#{order.id}</h3>
        <span className={classNames(chip, softTones.neutral)}>
          <Kind aria-hidden size={16} />
          {t(`type_${order.order_type}`)}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        <span className={classNames(chip, softTones[ageTones[age]])}>
          <Clock aria-hidden size={16} />
          {t(`age_${age}`)} · {text}
        </span>
        {order.wanted_at && (
          <span className={classNames(chip, softTones.info)}>
            {t('wanted_at', { time: moment(order.wanted_at, 'time') })}
          </span>
        )}
      </div>
      {showsStore && <p className="text-13 text-ink-soft">{order.store_name}</p>}
    </header>
  )
}

function TicketNotes({ order }: { order: DeskOrder }) {
  const t = useTranslations('desk_orders')
  const { order_note, unavailable_item_note, cutlery, is_prescription, prescriptions } = order
  return (
    <>
      {order_note && <Wish label={t('note')} text={order_note} />}
      {unavailable_item_note && <p className="text-14">{t('if_missing', { text: unavailable_item_note })}</p>}
      {cutlery && <p className="font-medium text-14">{t('cutlery')}</p>}
      {is_prescription && prescriptions.length === 0 && (
        <p className="font-medium text-14">{t('with_prescription')}</p>
      )}
      {prescriptions.map((url, index) => (
        <a
          key={url}
          href={url}
          target="_blank"
          rel="noreferrer"
          className="self-start font-medium text-14 text-accent-ink underline"
        >
          {t('prescription', { number: String(index + 1) })}
        </a>
      ))}
    </>
  )
}

function TicketPeople({ order }: { order: DeskOrder }) {
  const t = useTranslations('desk_orders')
  const money = useMoney()
  const { customer_name, address, delivery_instruction, courier, to_collect, order_type } = order
  return (
    <div className="flex flex-col gap-1 border-line border-t pt-3 text-14">
      <p className="break-words">
        <bdi className="font-medium">{customer_name}</bdi>
        {address && (
          <>
            {' · '}
            <bdi>{address}</bdi>
          </>
        )}
      </p>
      {delivery_instruction && (
        <p className="text-ink-soft">{t('to_courier', { text: delivery_instruction })}</p>
      )}
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className={classNames('font-semibold', to_collect === 0 && 'text-success-ink')}>
          {to_collect > 0 ? t('collect', { amount: money(to_collect) }) : t('paid')}
        </span>
        {order_type !== 'take_away' && (
          <span className="text-ink-soft">
            {courier ? t('courier', { name: courier.name }) : t('no_courier')}
          </span>
        )}
      </p>
    </div>
  )
}

type MainAct = Exclude<BoardAct, 'delay' | 'refuse'>

const mainActs: readonly BoardAct[] = ['accept', 'ready', 'hand_over', 'deliver']

const isMain = (act: BoardAct): act is MainAct => mainActs.includes(act)

function TicketActs({ order, onAsk }: Pick<TicketProps, 'order' | 'onAsk'>) {
  const t = useTranslations('desk_orders')
  const { act, pending } = useOrderActs(order)
  const main = actsOn(order).find(isMain)
  const press = (wanted: MainAct) => {
    if (wanted === 'accept') return onAsk('accept', order)
    if (wanted === 'deliver' && order.asks_code) return onAsk('code', order)
    return act({ act: wanted })
  }
  return (
    <div className="flex gap-2">
      {main && (
        <Button
          className="min-h-15! flex-1"
          size="large"
          loading={pending === main}
          onClick={() => press(main)}
        >
          {t(main === 'hand_over' && order.order_type === 'take_away' ? 'act_take_away' : `act_${main}`)}
        </Button>
      )}
      <OtherActs order={order} onAsk={onAsk} />
    </div>
  )
}

function OtherActs({ order, onAsk }: Pick<TicketProps, 'order' | 'onAsk'>) {
  const t = useTranslations('desk_orders')
  const { act } = useOrderActs(order)
  const acts = actsOn(order)
  const { courier, customer_phone, customer_name } = order
  const people = [
    customer_phone && { phone: customer_phone, name: customer_name ?? t('customer') },
    courier && { phone: courier.phone, name: courier.name },
  ].filter((one) => one !== null && one !== '')
  return (
    <Menu
      trigger={
        <IconButton
          label={t('more', { id: String(order.id) })}
          className="size-15! border border-line-strong"
        >
          <Ellipsis aria-hidden size={22} />
        </IconButton>
      }
    >
      {acts.includes('delay') &&
        delayChoices.map((minutes) => (
          <MenuAction
            key={minutes}
            icon={<Timer aria-hidden size={18} />}
            onSelect={() => act({ act: 'delay', minutes })}
          >
            {t('later_by', { minutes })}
          </MenuAction>
        ))}
      {people.map(({ phone, name }) => (
        <MenuAction
          key={phone}
          icon={<Phone aria-hidden size={18} />}
          onSelect={() => window.location.assign(`tel:${phone}`)}
        >
          {t('call', { name })}
        </MenuAction>
      ))}
      <MenuAction icon={<Printer aria-hidden size={18} />} onSelect={() => onAsk('print', order)}>
        {t('print')}
      </MenuAction>
      {acts.includes('refuse') && order.may_refuse && (
        <MenuAction
          tone="danger"
          icon={<CircleX aria-hidden size={18} />}
          onSelect={() => onAsk('refuse', order)}
        >
          {t('act_refuse')}
        </MenuAction>
      )}
    </Menu>
  )
}
