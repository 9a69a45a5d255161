// Nothing found, and every way out there is: fewer filters, the other tab, another module (LST-04).
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import type { Module } from '#contract/features/module/module.schema.ts'
import { modulesQuery } from '#web/features/module/module.queries.ts'
import { modulesOfZones } from '#web/features/module/module-zones.ts'
import { useChangeShop } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { NotFoundPicture } from '#web/ui/feedback/not-found-picture.tsx'
import { appliedFilters, withoutFilters, withWord } from '../applied-filters.ts'
import type { Listing } from './use-listing.ts'

/** Why nothing is there decides what is offered first. */
function reasonOf({ choice, first, context }: Listing): 'offers' | 'filtered' | 'text' {
  if (context.source.kind === 'special-offer' && !choice.filters.includes('discounted')) return 'offers'
  const isNarrowed =
    appliedFilters(choice).length > 0 || choice.categories.toString() !== first.categories.toString()
  return isNarrowed ? 'filtered' : 'text'
}

export function EmptyResults({ listing }: { listing: Listing }) {
  const t = useTranslations('listing')
  const { choice, first, change, module_type, context } = listing
  const reason = reasonOf(listing)
  const otherTab = choice.tab === 'items' ? 'stores' : 'items'
  return (
    <div className="flex flex-col items-center gap-3 py-10 text-center">
      <NotFoundPicture label={t(`${choice.tab}_not_found`)} />
      <p className="max-w-sm text-14 text-ink-soft">{t(`empty_${reason}`)}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {reason === 'offers' ? (
          <Button onClick={() => change(withWord(choice, 'discounted', true))}>{t('show_offers')}</Button>
        ) : null}
        {reason === 'filtered' ? (
          <Button onClick={() => change(withoutFilters(choice, first))}>{t('clear_all')}</Button>
        ) : null}
        <Button variant="soft" onClick={() => change({ ...withoutFilters(choice, first), tab: otherTab })}>
          {t('look_in_tab', { tab: t(`tab_${otherTab}.${moduleTraits[module_type].texts}`) })}
        </Button>
        {context.source.kind === 'category' ? null : <OtherModules listing={listing} />}
      </div>
    </div>
  )
}

/** A category belongs to its module; everything else can be looked for in another. */
function OtherModules({ listing }: { listing: Listing }) {
  const t = useTranslations('listing')
  const { access, search } = listing.context
  const { data: all = [] } = useQuery(modulesQuery(access))
  const changeShop = useChangeShop()
  const navigate = useNavigate()
  const others = modulesOfZones(all, access.shop.zone_ids).filter(
    ({ id, module_type }) => moduleTraits[module_type].sells_from_stores && id !== access.shop.module?.id,
  )
  const look = async ({ id, module_type, module_name }: Module) => {
    await changeShop({ module: { id, module_type, module_name } })
    await navigate({ to: '/home', search: { search: search.search ?? '', module_id: String(id) } })
  }
  return others.map((module) => (
    <Button key={module.id} variant="outline" onClick={() => look(module)}>
      {t('look_in_module', { module: module.module_name })}
    </Button>
  ))
}
