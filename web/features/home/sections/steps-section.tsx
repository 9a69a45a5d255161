// How sending works: a film or a picture, and three steps (HOM-18).
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { videoContentQuery } from '#web/features/promotion/promotion.queries.ts'
import { promotionSteps } from '#web/features/promotion/promotion-steps.ts'
import { StepsVideo } from '#web/features/promotion/steps-video.tsx'
import { HomeSection } from '../home-section.tsx'
import type { SectionProps } from '../section-props.ts'

export function StepsSection({ access }: SectionProps) {
  const t = useTranslations('home')
  const { data } = useSuspenseQuery(videoContentQuery(access))
  const steps = promotionSteps(data.banner_contents)
  if (steps.length === 0 && data.banner_type === null) return null
  return (
    <HomeSection title={data.section_title ?? t('steps')}>
      <div className="grid items-center gap-6 lg:grid-cols-2 lg:gap-10">
        <StepsVideo content={data} />
        <ol className="flex flex-col gap-6">
          {steps.map((step, index) => (
            <li key={step.label} className="flex gap-4">
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent font-semibold text-16 text-on-accent tabular">
                {index + 1}
              </span>
              <div>
                <h3 className="font-semibold text-16 sm:text-18">{step.label}</h3>
                <p className="mt-1 text-14 text-ink-soft sm:text-16">{step.description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </HomeSection>
  )
}
