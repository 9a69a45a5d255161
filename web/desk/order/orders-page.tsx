// The order board of a store: what is new, preparing, ready and on the way, right across the room and with one hand.

import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { actsOn, boardColumn } from '#contract/features/order/desk/board.rules.ts'
import type { DeskOrder } from '#contract/features/order/desk/desk-order.schema.ts'
import { useChangeSearch, useDeskSearch } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { useMoment } from '#web/desk/session/use-desk.ts'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { BoardColumns } from './board-columns.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { PrintedTicket } from './printed-ticket.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { StorePause } from './store-pause.tsx'
import type { Question } from './ticket.tsx'
import { useAwake } from './use-awake.ts'
import { useBell } from './use-bell.ts'
import { useBoard } from './use-board.ts'

export function OrdersPage() {
  return (
    <Permitted needs="read_orders">
      <Orders />
    </Permitted>
  )
}

function Orders() {
  const t = useTranslations()
  const { store_id, change } = useStoreFilter()
  const board = useBoard(store_id)
  const stores = useStoresSeen(board.orders)
  const theStore = store_id ?? (stores.length === 1 ? (stores[0]?.id ?? null) : null)
  const fresh = board.orders.filter((one) => boardColumn(one) === 'new').length
  const bell = useBell(fresh > 0)
  const [asked, setAsked] = useState<{ question: Question; id: number } | null>(null)
  const close = useCallback(() => setAsked(null), [])
  useAwake()
  return (
    <>
      <PageHeader
        // The tab says it, too, for whoever looks at another one.
        title={fresh > 0 ? t('desk_orders.title_new', { count: fresh }) : t('desk_orders.title')}
        text={t('desk_orders.text')}
        action={
          <div className="flex flex-wrap gap-2">
            <StorePause store_id={theStore} />
            <BellButton bell={bell} />
          </div>
        }
      />
      <BoardNotes board={board} isSilent={!bell.isOn} />
      {(stores.length > 1 || store_id !== null) && (
        <div className="mb-4 max-w-sm">
          <Select
            label={t('desk_orders.store')}
            value={String(store_id ?? 0)}
            onValueChange={change}
            options={[
              { value: '0', label: t('desk_orders.all_stores') },
              ...stores.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </div>
      )}
      {board.isLoaded && (
        <BoardColumns
          orders={board.orders}
          now={board.now}
          showsStore={stores.length > 1}
          onAsk={(question, { id }) => setAsked({ question, id })}
        />
      )}
      {!board.isLoaded && !board.error && <BoardSkeleton />}
      {board.error && (
        <QuietFailure text={t('desk.load_failed')} retryLabel={t('common.retry')} onRetry={board.retry} />
      )}
      {asked && <Asked {...asked} orders={board.orders} onClose={close} />}
    </>
  )
}

/** What each question leads to; printing is possible whatever became of the order. */
const leadsTo = { accept: 'accept', refuse: 'refuse', code: 'deliver', print: null } as const

type AskedProps = { question: Question; id: number; orders: readonly DeskOrder[]; onClose: () => void }

/** About the order as it is now: what a colleague has answered meanwhile is not asked any more. */
function Asked({ question, id, orders, onClose }: AskedProps) {
  const order = orders.find((one) => one.id === id)
  const act = leadsTo[question]
  const isOpen = order !== undefined && (act === null || actsOn(order).includes(act))
  useEffect(() => {
    if (!isOpen) onClose()
  }, [isOpen, onClose])
  if (!order || !isOpen) return null
  switch (question) {
    case 'accept':
      return <AcceptDialog order={order} onClose={onClose} />
    case 'refuse':
      return <RefuseDialog order={order} onClose={onClose} />
    case 'code':
      return <CodeDialog order={order} onClose={onClose} />
    case 'print':
      return <PrintedTicket order={order} onPrinted={onClose} />
  }
}

function useStoreFilter() {
  const { store } = useDeskSearch()
  const changeSearch = useChangeSearch()
  const chosen = Number(store)
  return {
    store_id: Number.isSafeInteger(chosen) && chosen > 0 ? chosen : null,
    change: (value: string) => void changeSearch({ store: value === '0' ? undefined : value }),
  }
}

/** Stores that had orders while the board was open: a choice does not vanish with its last order. */
function useStoresSeen(orders: readonly DeskOrder[]): { id: number; name: string }[] {
  const seen = useRef(new Map<number, string>())
  for (const { store_id, store_name } of orders) seen.current.set(store_id, store_name)
  return [...seen.current]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

function BellButton({ bell: { isOn, change } }: { bell: ReturnType<typeof useBell> }) {
  const t = useTranslations('desk_orders')
  const Icon = isOn ? Bell : BellOff
  return (
    <Button variant={isOn ? 'outline' : 'soft'} aria-pressed={isOn} onClick={() => void change(!isOn)}>
      <Icon aria-hidden size={18} />
      {t(isOn ? 'bell_is_on' : 'bell_on')}
    </Button>
  )
}

function BoardNotes({ board, isSilent }: { board: ReturnType<typeof useBoard>; isSilent: boolean }) {
  const t = useTranslations('desk_orders')
  const moment = useMoment()
  const { lostSince, later, total_size, orders } = board
  return (
    <>
      <div role="status">
        {lostSince && (
          <p className="mb-4 flex items-center gap-2 rounded-card bg-danger-soft px-4 py-3 font-medium text-16 text-danger-ink">
            <WifiOff aria-hidden size={20} className="shrink-0" />
            {t('no_connection', { time: moment(lostSince, 'time') })}
          </p>
        )}
      </div>
      {isSilent && <p className="mb-4 text-14 text-warning-ink">{t('bell_off_warning')}</p>}
      {later > 0 && <p className="mb-4 text-14 text-ink-soft">{t('later', { count: later })}</p>}
      {total_size > orders.length && (
        <p className="mb-4 text-14 text-warning-ink">{t('too_many', { count: String(orders.length) })}</p>
      )}
    </>
  )
}

function BoardSkeleton() {
  return (
    <div aria-hidden className="grid gap-4 min-[85rem]:grid-cols-4">
      <Skeleton className="h-64 rounded-card" />
    </div>
  )
}
