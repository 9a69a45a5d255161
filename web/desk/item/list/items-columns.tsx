// The columns of the list of items.
import ImageOff from 'lucide-react/icons/image-off'
import { useTranslations } from 'use-intl'
import { mostMoney } from '#contract/core/money.ts'
import { type ItemRow, lowStock, mostStock } from '#contract/features/item/desk/desk-item.schema.ts'
import { useMoneyField } from '#web/desk/form/fields/number-field.tsx'
import type { DeskColumn } from '#web/desk/list/desk-table.types.ts'
import { useMoment, useMoney } from '#web/desk/session/use-desk.ts'
import { PriceCell, ShownCell, StockCell } from './quick-cell.tsx'

function Named({ row }: { row: ItemRow }) {
  return (
    <span className="flex min-w-40 items-center gap-3">
      {row.image_full_url === null ? (
        <span className="grid size-8 shrink-0 place-items-center rounded-inner bg-fill text-ink-faint">
          <ImageOff aria-hidden size={16} />
        </span>
      ) : (
        <img
          src={row.image_full_url}
          alt=""
          width={32}
          height={32}
          loading="lazy"
          className="size-8 shrink-0 rounded-inner bg-fill object-cover"
        />
      )}
      <bdi>{row.name}</bdi>
    </span>
  )
}

export function useItemColumns(): DeskColumn<ItemRow>[] {
  const t = useTranslations('items')
  const money = useMoney()
  const moment = useMoment()
  const { decimals } = useMoneyField()
  const discountText = ({ discount, discount_type }: ItemRow) => {
    if (discount <= 0) return ''
    return discount_type === 'percent' ? `${discount}%` : money(discount)
  }
  return [
    {
      id: 'name',
      name: t('name'),
      sort: 'name',
      cell: (row) => <Named row={row} />,
      csv: ({ name }) => name,
    },
    {
      id: 'price',
      name: t('price'),
      sort: 'price',
      align: 'end',
      cell: (row) => <PriceCell row={row} decimals={decimals} text={money(row.price)} max={mostMoney} />,
      csv: ({ price }) => price,
    },
    {
      id: 'stock',
      name: t('stock'),
      sort: 'stock',
      align: 'end',
      cell: (row) => <StockCell row={row} low={lowStock} max={mostStock} />,
      csv: ({ stock }) => stock,
    },
    {
      id: 'shown',
      name: t('availability'),
      cell: (row) => <ShownCell row={row} />,
      csv: ({ status }) => status,
      isPlainOnCard: true,
    },
    {
      id: 'discount',
      name: t('discount'),
      align: 'end',
      cell: discountText,
      csv: discountText,
      isExtra: true,
    },
    {
      id: 'store',
      name: t('store'),
      cell: ({ store }) => <bdi>{store.name}</bdi>,
      csv: ({ store }) => store.name,
    },
    {
      id: 'category',
      name: t('category'),
      cell: ({ category }) => category,
      csv: ({ category }) => category,
    },
    {
      id: 'sold',
      name: t('sold'),
      sort: 'sold',
      align: 'end',
      cell: ({ order_count }) => order_count,
      csv: ({ order_count }) => order_count,
    },
    {
      id: 'changed',
      name: t('changed'),
      sort: 'changed',
      cell: ({ updated_at }) => (
        <time dateTime={updated_at} className="whitespace-nowrap text-ink-soft">
          {moment(updated_at, 'date_time')}
        </time>
      ),
      csv: ({ updated_at }) => updated_at,
    },
    { id: 'id', name: t('number'), align: 'end', cell: ({ id }) => id, csv: ({ id }) => id, isExtra: true },
  ]
}
