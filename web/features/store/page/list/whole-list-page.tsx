// All new or all popular stores, twelve at a time (STO-04).
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { SearchTexts } from '#web/features/listing/listing-source.ts'
import { MoreResults } from '#web/features/listing/page/more-results.tsx'
import { StoreResults, StoreResultsSkeleton } from '#web/features/listing/page/store-results.tsx'
import { distinctById, pagesIn } from '#web/platform/api/paged-query.ts'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'
import { type WholeList, wholeListQuery, wholeListTitle } from './whole-list.ts'

interface WholeListPageProps {
  access: QueryAccess
  list: WholeList
  search: SearchTexts
}

export function WholeListPage({ access, list, search }: WholeListPageProps) {
  const t = useTranslations('storepage')
  const module_type = access.shop.module?.module_type
  return (
    <Container data-module={module_type} className="flex flex-col gap-5 py-6 sm:py-8">
      <SectionHeader level={1} title={t(wholeListTitle(list, module_type))} />
      <Stores access={access} list={list} search={search} />
    </Container>
  )
}

function Stores({ access, list, search }: WholeListPageProps) {
  const t = useTranslations()
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
  if (query.isLoading) return <StoreResultsSkeleton />
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
      <StoreResults stores={stores} module_type={access.shop.module?.module_type} />
      <MoreResults
        list={query}
        progress={t('storepage.progress', { shown: String(stores.length), total: String(total) })}
      />
    </>
  )
}
