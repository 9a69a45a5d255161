// How it works, in three steps.
import MapPin from 'lucide-react/icons/map-pin'
import Route from 'lucide-react/icons/route'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { useTranslations } from 'use-intl'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'

const steps = [
  { key: 'place', Icon: MapPin, accent: 'tomato' },
  { key: 'choose', Icon: ShoppingBasket, accent: 'leaf' },
  { key: 'follow', Icon: Route, accent: 'indigo' },
] as const

export function Steps() {
  const t = useTranslations('landing')
  return (
    <Container
      render={<section aria-label={t('steps_title')} />}
      className="flex flex-col gap-6 py-8 sm:py-12"
    >
      <SectionHeader title={t('steps_title')} subtitle={t('steps_text')} />
      <ol className="grid grid-cols-1 gap-3 sm:gap-4 md:grid-cols-3">
        {steps.map(({ key, Icon, accent }, index) => (
          <Card
            key={key}
            render={<li />}
            data-accent={accent}
            className="relative flex flex-col gap-3 overflow-hidden p-6 sm:p-7"
          >
            <span
              aria-hidden
              // Drawn, not written: pale on purpose, and the list counts its steps itself.
              data-step={index + 1}
              className="absolute end-6 top-6 origin-top-right scale-200 select-none font-semibold text-accent-soft text-display tabular before:content-[attr(data-step)] rtl:origin-top-left"
            />
            <span className="relative grid size-14 place-items-center rounded-card bg-accent text-on-accent">
              <Icon aria-hidden size={28} />
            </span>
            <h3 className="relative mt-2 font-semibold text-18 sm:text-22">{t(`step_${key}_title`)}</h3>
            <p className="relative text-14 text-ink-soft sm:text-16">{t(`step_${key}_text`)}</p>
          </Card>
        ))}
      </ol>
    </Container>
  )
}
