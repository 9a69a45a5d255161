// What happened, newest first, growing as the reader comes near its end; alike for money and for points.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LoadMore } from '#web/ui/navigation/load-more.tsx'
import { Sentinel } from '#web/ui/navigation/sentinel.tsx'

/** As much of an infinite query as a list needs. */
export interface GrowingRows {
  isPending: boolean
  isError: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  refetch(): unknown
  fetchNextPage(): unknown
}

interface MovementListProps<Row> {
  list: GrowingRows
  rows: readonly Row[]
  empty: { title: string; text: string }
  children(row: Row): ReactNode
}

export function MovementList<Row extends { id: number }>(props: MovementListProps<Row>) {
  const { list, rows, empty, children } = props
  const t = useTranslations('common')
  if (list.isPending) return <MovementSkeletons />
  if (list.isError && rows.length === 0) {
    return <QuietFailure text={t('section_failed')} retryLabel={t('retry')} onRetry={() => list.refetch()} />
  }
  if (rows.length === 0) return <EmptyState picture={<EmptyPicture />} {...empty} />
  const more = () => {
    if (!list.isFetchingNextPage) list.fetchNextPage()
  }
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="py-4">
            {children(row)}
          </li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <>
          {list.isFetchNextPageError ? null : <Sentinel onReach={more} />}
          <LoadMore
            label={t(list.isFetchNextPageError ? 'retry' : 'load_more')}
            loading={list.isFetchingNextPage}
            onPress={more}
          />
        </>
      ) : null}
    </>
  )
}

const indexes = [1, 2, 3, 4]

function MovementSkeletons() {
  return (
    <div className="flex flex-col divide-y divide-line">
      {indexes.map((index) => (
        <div key={index} className="flex min-h-19 items-center gap-3">
          <Skeleton className="size-11 rounded-full" />
          <div className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="h-4 w-2/5 rounded-full" />
            <Skeleton className="h-3 w-3/5 rounded-full" />
          </div>
          <Skeleton className="h-4 w-16 rounded-full" />
        </div>
      ))}
    </div>
  )
}
