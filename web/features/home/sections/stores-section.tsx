// The list of all stores; its tab and filter live in the address, so that coming back finds them again (HOM-09).
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type StoreChoice, storeChoice } from '#web/features/store/store-list-choice.ts'
import { StoresList } from '#web/features/store/stores-list.tsx'
import { StoreHeart } from '#web/features/wishlist/wishlist-heart.tsx'
import { homeDetailsOf } from '../home-sections.ts'
import type { SectionProps } from '../section-props.ts'

export function StoresSection({ access, module }: SectionProps) {
  const navigate = useNavigate({ from: '/home' })
  const choice = storeChoice(useSearch({ from: '/home' }))
  const choose = ({ tab, service }: StoreChoice) =>
    navigate({
      search: (before) => ({
        ...before,
        stores: tab === 'all' ? undefined : tab,
        service: service === 'all' ? undefined : service,
      }),
      replace: true,
      resetScroll: false,
    })
  return (
    <StoresList
      access={access}
      choice={choice}
      onChoose={choose}
      actions={(store) => <StoreHeart store={store} />}
      sticky={homeDetailsOf(module.module_type).hasStickyStores}
    />
  )
}
