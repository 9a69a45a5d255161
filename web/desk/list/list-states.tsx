// What stands where rows would be: nothing found, nothing there yet, still on the way.
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { EmptyTexts } from './desk-table.types.ts'
import { clearing } from './filter-panel.tsx'
import type { ListAddress } from './use-list.ts'

export function NoRows({ address, empty }: { address: ListAddress; empty: EmptyTexts }) {
  const t = useTranslations('desk_list')
  const { q, filters, page } = address.state
  const isNarrowed = q !== '' || Object.keys(filters).length > 0
  if (!isNarrowed && page === 1) return <EmptyState picture={<EmptyPicture size={120} />} {...empty} />
  return (
    <EmptyState
      picture={<EmptyPicture size={120} />}
      title={t(isNarrowed ? 'nothing_found' : 'page_over')}
      text={t(isNarrowed ? 'nothing_found_text' : 'page_over_text')}
      action={
        <Button variant="soft" onClick={() => address.change(isNarrowed ? clearing(filters) : { page: 1 })}>
          {t(isNarrowed ? 'clear_all' : 'first_page')}
        </Button>
      }
    />
  )
}

const lines = Array.from({ length: 12 }, (_, index) => index)

/** As high as a list of a dozen rows. */
export function RowsSkeleton() {
  return (
    <div aria-hidden className="desk-panel divide-y divide-line">
      {lines.map((line) => (
        <div key={line} className="desk-row flex items-center px-4">
          <Skeleton className="h-4 w-full rounded-full" />
        </div>
      ))}
    </div>
  )
}
