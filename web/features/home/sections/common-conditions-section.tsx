// Medicine by what it helps with (HOM-08).
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CommonCondition } from '#contract/features/category/common-condition.endpoints.ts'
import { conditionItemsQuery, conditionsQuery } from '#web/features/category/category.queries.ts'
import { NotFoundPicture } from '#web/ui/feedback/not-found-picture.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { HomeSection } from '../home-section.tsx'
import { ItemRail } from '../item-rail.tsx'
import type { SectionProps } from '../section-props.ts'
import { StaleWhileLoading } from '../stale-while-loading.tsx'

export function CommonConditionsSection({ access }: SectionProps) {
  const { data } = useSuspenseQuery(conditionsQuery(access))
  const conditions = data.filter(({ items_count }) => items_count > 0)
  const [first] = conditions
  return first ? <CommonConditions access={access} conditions={conditions} first={first} /> : null
}

interface CommonConditionsProps extends Pick<SectionProps, 'access'> {
  conditions: readonly CommonCondition[]
  first: CommonCondition
}

function CommonConditions({ access, conditions, first }: CommonConditionsProps) {
  const t = useTranslations('home')
  const [chosen, setChosen] = useState(String(first.id))
  const shown = useDeferredValue(chosen)
  const { data } = useSuspenseQuery(conditionItemsQuery(access, Number(shown)))
  return (
    <HomeSection
      title={t('common_conditions')}
      tabs={
        <Tabs
          look="pill"
          label={t('common_conditions')}
          tabs={conditions.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={chosen}
          onValueChange={setChosen}
        />
      }
    >
      <StaleWhileLoading loading={chosen !== shown}>
        {data.products.length === 0 ? (
          <NotFoundPicture label={t('no_condition_items')} />
        ) : (
          <ItemRail label={t('common_conditions')} items={data.products} />
        )}
      </StaleWhileLoading>
    </HomeSection>
  )
}
