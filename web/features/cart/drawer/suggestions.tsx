// What else the store sells: things people take along, one tap away.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type CardItem, cardItemOf } from '#contract/features/item/card-item.ts'
import { itemEndpoints } from '#contract/features/item/item.endpoints.ts'
import type { Item } from '#contract/features/item/item.schema.ts'
import { partQuery } from '#web/platform/api/query.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'
import { Scroller } from '#web/ui/media/scroller.tsx'
import { useOneStop } from '#web/ui/navigation/one-stop.ts'
import type { ShownLine } from '../shown-lines.rules.ts'

interface SuggestionsProps {
  lines: readonly ShownLine[]
  itemCard(item: CardItem): ReactNode
}

export function Suggestions({ lines, itemCard }: SuggestionsProps) {
  // Campaigns number their items apart: beside such a number stands nothing, or something else.
  const first = lines.find(({ line, model }) => line !== null && model === 'Item')
  return first?.line ? <MoreOfStore of={first.line.item} lines={lines} itemCard={itemCard} /> : null
}

function MoreOfStore({
  of: { id, module_id, store_name },
  lines,
  itemCard,
}: SuggestionsProps & { of: Item }) {
  const t = useTranslations()
  const access = useShownAccess()
  const { data } = useQuery(
    partQuery(
      access,
      itemEndpoints.relatedStoreItems,
      { params: { id: String(id) }, scope: { module_id }, quiet: true },
      { part: (related) => related.map(cardItemOf) },
    ),
  )
  const taken = new Set(lines.map((one) => one.item_id))
  const items = data?.filter((item) => !taken.has(item.id)) ?? []
  if (items.length === 0) return null
  return (
    <SuggestionRow title={t('cart.more_from', { store: store_name })} items={items} itemCard={itemCard} />
  )
}

interface SuggestionRowProps extends Pick<SuggestionsProps, 'itemCard'> {
  title: string
  items: readonly CardItem[]
}

function SuggestionRow({ title, items, itemCard }: SuggestionRowProps) {
  const t = useTranslations()
  const list = useOneStop<HTMLUListElement>()
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <SectionHeader title={title} level={3} />
      <Scroller
        keys
        list={list}
        labels={{ row: title, previous: t('common.previous'), next: t('common.next') }}
      >
        {items.map((item) => (
          <li key={item.id} className="w-40">
            {itemCard(item)}
          </li>
        ))}
      </Scroller>
    </section>
  )
}
