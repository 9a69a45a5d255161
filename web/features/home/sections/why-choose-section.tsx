// Reasons to send with us (HOM-19).
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { whyChooseQuery } from '#web/features/promotion/promotion.queries.ts'
import { Reason } from '#web/features/promotion/reason.tsx'
import { HomeSection } from '../home-section.tsx'
import type { SectionProps } from '../section-props.ts'

export function WhyChooseSection({ access }: SectionProps) {
  const t = useTranslations('home')
  const { data } = useSuspenseQuery(whyChooseQuery(access))
  if (data.banners.length === 0) return null
  return (
    <HomeSection title={t('why_choose')}>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-5">
        {data.banners.map((reason) => (
          <li key={reason.id}>
            <Reason reason={reason} />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
