// The four columns of the board; where they do not stand side by side, one at a time behind buttons that count.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type BoardColumn, boardColumn, boardColumns } from '#contract/features/order/desk/board.rules.ts'
import type { DeskOrder } from '#contract/features/order/desk/desk-order.schema.ts'
import { classNames } from '#web/ui/styles/class-names.ts'
import { type Question, Ticket } from './ticket.tsx'

type BoardProps = {
  orders: readonly DeskOrder[]
  now: number
  showsStore: boolean
  onAsk: (question: Question, order: DeskOrder) => void
}

export function BoardColumns({ orders, ...rest }: BoardProps) {
  const [shown, setShown] = useState<BoardColumn>('new')
  const ordersIn = (column: BoardColumn) => orders.filter((one) => boardColumn(one) === column)
  return (
    <>
      <ColumnButtons shown={shown} onShow={setShown} countOf={(column) => ordersIn(column).length} />
      <div className="grid items-start gap-4 min-[85rem]:grid-cols-4">
        {boardColumns.map((column) => (
          <Column
            key={column}
            column={column}
            isShown={column === shown}
            orders={ordersIn(column)}
            {...rest}
          />
        ))}
      </div>
    </>
  )
}

type ColumnButtonsProps = {
  shown: BoardColumn
  onShow: (column: BoardColumn) => void
  countOf: (column: BoardColumn) => number
}

function ColumnButtons({ shown, onShow, countOf }: ColumnButtonsProps) {
  const t = useTranslations('desk_orders')
  return (
    <div className="mb-4 grid grid-cols-2 gap-2 sm:grid-cols-4 min-[85rem]:hidden">
      {boardColumns.map((column) => (
        <button
          key={column}
          type="button"
          aria-pressed={column === shown}
          onClick={() => onShow(column)}
          className={classNames(
            'control flex min-h-15 items-center justify-between gap-2 rounded-control border px-3 text-16',
            column === shown
              ? 'border-accent-mark bg-accent-soft font-semibold text-accent-ink'
              : 'border-line-control bg-surface',
          )}
        >
          {t(`column_${column}`)}
          <bdi className="font-semibold tabular">{countOf(column)}</bdi>
        </button>
      ))}
    </div>
  )
}

function Column({
  column,
  isShown,
  orders,
  ...rest
}: BoardProps & { column: BoardColumn; isShown: boolean }) {
  const t = useTranslations('desk_orders')
  const title = t(`column_${column}`)
  return (
    <section aria-label={title} className={classNames('min-w-0', !isShown && 'max-[85rem]:hidden')}>
      <h2 className="mb-3 flex items-center justify-between font-semibold text-18 max-[85rem]:sr-only">
        {title} <bdi className="text-ink-soft tabular">{orders.length}</bdi>
      </h2>
      {orders.length === 0 ? (
        <p className="rounded-card border border-line border-dashed px-4 py-8 text-center text-14 text-ink-soft">
          {t(`nothing_${column}`)}
        </p>
      ) : (
        <ul className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3 min-[85rem]:grid-cols-1">
          {orders.map((order) => (
            <Ticket key={order.id} order={order} {...rest} />
          ))}
        </ul>
      )}
    </section>
  )
}
