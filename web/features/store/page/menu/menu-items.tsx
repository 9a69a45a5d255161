// The list a visitor asked for in whichever state it is: on its way, there, empty, or refused.
import { useTranslations } from 'use-intl'
import { ItemCardSkeleton } from '#web/features/item/item-card-skeleton.tsx'
import { ListedItemCard } from '#web/features/item/listed-item-card.tsx'
import { MoreResults } from '#web/features/listing/page/more-results.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { CardGrid } from '#web/ui/layout/card-grid.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { isMenuNarrowed, wholeMenu } from '../store-page-search.ts'
import { menuLooks } from './menu-looks.ts'
import type { StoreMenuState } from './use-store-menu.ts'

export function MenuItems({ menu }: { menu: StoreMenuState }) {
  const t = useTranslations()
  const { list, items, total } = menu
  const { layout, grid } = menuLooks[menu.traits.item_look]
  if (list.isError && items.length === 0) {
    return (
      <QuietFailure
        text={t('common.section_failed')}
        retryLabel={t('common.retry')}
        onRetry={() => list.refetch()}
      />
    )
  }
  if (total === 0 && !list.isPlaceholderData) return <NothingFound menu={menu} />
  return (
    <>
      <div
        aria-busy={list.isPlaceholderData}
        className={classNames('transition-opacity duration-calm', list.isPlaceholderData && 'opacity-50')}
      >
        <CardGrid {...grid} keys>
          {list.isPending
            ? indexes.map((index) => (
                <li key={index}>
                  <ItemCardSkeleton layout={layout} />
                </li>
              ))
            : items.map((item) => (
                <li key={item.id}>
                  <ListedItemCard item={item} layout={layout} />
                </li>
              ))}
        </CardGrid>
      </div>
      <MoreResults
        list={list}
        progress={t('storepage.progress', { shown: String(items.length), total: String(total ?? 0) })}
      />
    </>
  )
}

const indexes = Array.from({ length: 8 }, (_, index) => index)

export function NothingFound({ menu: { choice, change } }: { menu: StoreMenuState }) {
  const t = useTranslations('storepage')
  return (
    <EmptyState
      picture={<EmptyPicture />}
      title={t('nothing_found')}
      text={isMenuNarrowed(choice) ? t('nothing_text') : null}
      action={
        isMenuNarrowed(choice) ? (
          <Button onClick={() => change({ ...wholeMenu, sort: choice.sort })}>{t('show_everything')}</Button>
        ) : null
      }
    />
  )
}
