// The foot of a list that has more: a line that fetches when it comes near, and a button that does it by hand.
import { useTranslations } from 'use-intl'
import { LoadMore } from '#web/ui/navigation/load-more.tsx'
import { Sentinel } from '#web/ui/navigation/sentinel.tsx'
import { type GrowingList, useMorePages } from './use-more-pages.ts'

interface MoreResultsProps {
  list: GrowingList
  /** How much of the list is shown, such as '24 of 96'. */
  progress: string
}

export function MoreResults({ list, progress }: MoreResultsProps) {
  const t = useTranslations('common')
  const { growsByItself, reach, press } = useMorePages(list)
  if (!list.hasNextPage) return null
  return (
    <>
      {growsByItself ? <Sentinel onReach={reach} /> : null}
      <LoadMore
        label={t(list.isFetchNextPageError ? 'retry' : 'load_more')}
        loading={list.isFetchingNextPage}
        onPress={press}
        progress={progress}
      />
    </>
  )
}
