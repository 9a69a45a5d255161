// What stands for the list of stores: the server does not know which are near, but how many there are.
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { storeCountQuery } from '#web/features/store/store.queries.ts'
import { storeChoice } from '#web/features/store/store-list-choice.ts'
import { StoresListSkeleton } from '#web/features/store/store-skeletons.tsx'
import { homeDetailsOf } from './home-sections.ts'
import type { SectionProps } from './section-props.ts'

export function StoresSectionSkeleton({ access, module: { module_type } }: SectionProps) {
  const choice = storeChoice(useSearch({ from: '/home' }))
  const { data: count } = useQuery({ ...storeCountQuery(access, choice), enabled: false })
  return (
    <StoresListSkeleton
      count={count}
      module_type={module_type}
      sticky={homeDetailsOf(module_type).hasStickyStores}
    />
  )
}
