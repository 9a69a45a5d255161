// Why one shop instead of five: the company's own words beside the five ways of ordering.
import { useTranslations } from 'use-intl'
import type { LandingPage } from '#contract/features/content/landing.schema.ts'
import type { Module } from '#contract/features/module/module.schema.ts'
import { AnyLink } from '#web/platform/navigation/any-link.tsx'
import { useAccentOf } from '#web/platform/shop/accent.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

interface WhyUsProps {
  landing: Pick<
    LandingPage,
    | 'company_title'
    | 'company_sub_title'
    | 'company_description'
    | 'company_button_name'
    | 'company_button_url'
  >
  modules: readonly Module[]
}

export function WhyUs({ landing, modules }: WhyUsProps) {
  if (!landing.company_title) return null
  return (
    <Container
      render={<section aria-label={landing.company_title} />}
      className="grid grid-cols-1 items-center gap-10 py-8 sm:py-12 lg:grid-cols-2 lg:gap-20"
    >
      <ModuleTiles modules={modules} />
      <div className="flex flex-col items-start gap-4">
        <p className="font-medium text-14 text-ink-soft">{landing.company_sub_title}</p>
        <h2 className="font-semibold text-28 sm:text-36">{landing.company_title}</h2>
        <p className="text-16 text-ink-soft sm:text-18">{landing.company_description}</p>
        {landing.company_button_name && landing.company_button_url ? (
          <Button
            variant="outline"
            size="large"
            render={<AnyLink href={landing.company_button_url} />}
            className="mt-2"
          >
            {landing.company_button_name}
          </Button>
        ) : null}
      </div>
    </Container>
  )
}

/** Steps up and down like the roofs of a street. */
const lifts = ['translate-y-3', '-translate-y-3', 'translate-y-5', '-translate-y-5', 'translate-y-2'] as const

function ModuleTiles({ modules }: { modules: readonly Module[] }) {
  const t = useTranslations('landing')
  const accentOf = useAccentOf()
  return (
    <ul
      aria-label={t('why_label')}
      className="flex flex-wrap justify-center gap-3 rounded-sheet bg-fill px-4 py-14 sm:gap-4 sm:px-8 sm:py-20"
    >
      {modules.map((module, index) => (
        <li
          key={module.id}
          data-accent={accentOf(module)}
          className={`flex w-24 flex-col items-center gap-2 rounded-sheet bg-surface p-3 shadow-soft sm:w-32 sm:p-4 ${lifts[index % lifts.length]}`}
        >
          <Picture
            picture={{ url: module.icon_full_url, width: 256, height: 256 }}
            alt=""
            sizes="96px"
            className="size-14 bg-transparent sm:size-20"
          />
          <span className="text-center font-medium text-13 text-accent-ink sm:text-14">
            {module.module_name}
          </span>
        </li>
      ))}
    </ul>
  )
}
