// All new or all popular stores, twelve at a time, as cards or on a map (STO-04).
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { storeViewOf, tabViews } from '#web/features/listing/listing-choice.ts'
import { MoreResults } from '#web/features/listing/page/more-results.tsx'
import { ViewChoice } from '#web/features/listing/page/view-choice.tsx'
import { distinctById, pagesIn } from '#web/platform/api/paged-query.ts'
import type { QueryAccess } from '#web/platform/api/query.ts'
import type { SearchTexts } from '#web/platform/navigation/search-texts.ts'
import { useAccentOf } from '#web/platform/shop/accent.ts'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'
import { StoreResults } from '../../store-results.tsx'
import { type WholeList, wholeListQuery, wholeListTitle } from './whole-list.ts'

interface WholeListPageProps {
  access: QueryAccess
  list: WholeList
  search: SearchTexts
}

export function WholeListPage({ access, list, search }: WholeListPageProps) {
  const t = useTranslations('storepage')
  const accentOf = useAccentOf()
  const navigate = useNavigate()
  const module_type = access.shop.module?.module_type
  return (
    <Container data-accent={accentOf(access.shop.module)} className="flex flex-col gap-5 py-6 sm:py-8">
      <div className="flex items-center justify-between gap-3">
        <SectionHeader level={1} title={t(wholeListTitle(list, module_type))} />
        <ViewChoice
          views={tabViews.stores}
          view={viewIn(search)}
          onViewChange={(view) =>
            navigate({
              to: '.',
              search: { ...search, view: view === 'grid' ? '' : view },
              replace: true,
              resetScroll: false,
            })
          }
        />
      </div>
      {/* Cards are a level below the heading of their list. */}
      <h2 className="sr-only">{t('all_listed')}</h2>
      <Stores access={access} list={list} search={search} />
    </Container>
  )
}

const viewIn = ({ view }: SearchTexts) => storeViewOf(view === 'map' ? view : 'grid')

function Stores({ access, list, search }: WholeListPageProps) {
  const t = useTranslations()
  const view = viewIn(search)
  const module_type = access.shop.module?.module_type
  const query = useInfiniteQuery({
    ...wholeListQuery(access, list, pagesIn(search.page)),
    enabled: access.shop.module !== null,
  })
  const replies = query.data?.pages.flatMap((span) => span.replies) ?? []
  const stores = distinctById(replies.flatMap((reply) => reply.stores))
  const total = replies.at(-1)?.total_size ?? 0
  if (query.isError && stores.length === 0) {
    return (
      <QuietFailure
        text={t('common.section_failed')}
        retryLabel={t('common.retry')}
        onRetry={() => query.refetch()}
      />
    )
  }
  if (query.isLoading) return <StoreResults stores={null} module_type={module_type} view={view} />
  if (stores.length === 0) {
    return (
      <EmptyState
        picture={<EmptyPicture />}
        title={t('store.no_stores_title')}
        text={t('store.no_stores_text')}
      />
    )
  }
  return (
    <>
      <StoreResults stores={stores} module_type={module_type} view={view} />
      <MoreResults
        list={query}
        progress={t('storepage.progress', { shown: String(stores.length), total: String(total) })}
      />
    </>
  )
}
