// What a first visitor sees: the promise, and five ways in.
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { modulesQuery } from '#web/features/module/module.queries.ts'
import { ModuleCards } from '#web/features/module/module-cards.tsx'
import { useChooseModule } from '#web/features/module/use-choose-module.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { Container } from '#web/ui/layout/container.tsx'

export function LandingPage() {
  const t = useTranslations('landing')
  const access = useShop()
  const { data: modules } = useSuspenseQuery(modulesQuery(access))
  return (
    <Container className="py-10">
      <h1 className="font-semibold text-36">{t('modules_title')}</h1>
      <p className="mt-2 mb-8 text-16 text-ink-soft">{t('modules_text')}</p>
      <ModuleCards modules={modules} chosenId={access.shop.module?.id ?? null} onChoose={useChooseModule()} />
    </Container>
  )
}
