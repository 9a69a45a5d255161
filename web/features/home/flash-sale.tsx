// The flash sale of a home page: its panel with the first fifteen items (FLS-01).
import { useSuspenseQuery } from '@tanstack/react-query'
import { ListedItemCard } from '#web/features/item/listed-item-card.tsx'
import { FlashSalePanel, type RunningSale } from '#web/features/promotion/flash-sale-panel.tsx'
import { flashCarouselQuery } from '#web/features/promotion/promotion.queries.ts'
import { SoldBar } from '#web/features/promotion/sold-bar.tsx'
import { Rail } from './rail.tsx'
import type { SectionProps } from './section-props.ts'

interface FlashSaleProps extends Pick<SectionProps, 'access'> {
  sale: RunningSale
}

export function FlashSale({ access, sale }: FlashSaleProps) {
  const { data } = useSuspenseQuery(flashCarouselQuery(access, sale.id))
  return (
    <FlashSalePanel sale={sale}>
      <Rail label={sale.title}>
        {data.products.map((flash) => (
          <li key={flash.id} className="w-[86%] sm:w-80 lg:w-full">
            <ListedItemCard item={flash.item} layout="flash_slider" footer={<SoldBar flash={flash} />} />
          </li>
        ))}
      </Rail>
    </FlashSalePanel>
  )
}
