// What the store recommends: the first section of its menu, in a row to leaf through.
import { useTranslations } from 'use-intl'
import type { CardItem } from '#contract/features/item/card-item.ts'
import { ListedItemCard } from '#web/features/item/listed-item-card.tsx'
import { useNotHydrated } from '#web/ui/lazy/hydration.ts'
import { Scroller } from '#web/ui/media/scroller.tsx'

export const recommendedId = 'section-recommended'

/** How many the widest screen shows, and one that is cut off; the server sends no more of them as markup. */
const inSight = 5

export function RecommendedSection({ items }: { items: readonly CardItem[] }) {
  const t = useTranslations()
  const title = t('storepage.recommended')
  const shown = useNotHydrated() ? items.slice(0, inSight) : items
  return (
    <section id={recommendedId} aria-label={title} className="flex scroll-mt-32 flex-col gap-4">
      <h2 tabIndex={-1} className="font-semibold text-18 outline-none sm:text-22">
        {title}
      </h2>
      <Scroller
        keys
        labels={{ row: title, previous: t('common.previous'), next: t('common.next') }}
        className="focus-inside lg:-mx-1 lg:px-1 lg:scroll-px-1"
      >
        {shown.map((item) => (
          <li key={item.id} className="w-40 sm:w-52">
            <ListedItemCard item={item} layout="menu_tile" />
          </li>
        ))}
      </Scroller>
    </section>
  )
}
