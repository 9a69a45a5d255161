// What a first visitor sees: the promise, the question where to, five ways in, and why.
import { useSuspenseQuery } from '@tanstack/react-query'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import MapIcon from 'lucide-react/icons/map'
import { useTranslations } from 'use-intl'
import { modulesQuery } from '#web/features/module/module.queries.ts'
import { NoModule } from '#web/features/module/no-module.tsx'
import { useChooseModule } from '#web/features/module/use-choose-module.ts'
import { pickerTrigger } from '#web/platform/shop/open-location-picker.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { AppSection } from './landing/app-section.tsx'
import { Earning } from './landing/earning.tsx'
import { Hero } from './landing/hero.tsx'
import { LocationEntry } from './landing/location-entry.tsx'
import { ModuleShowcase } from './landing/module-showcase.tsx'
import { Promotions } from './landing/promotions.tsx'
import { Steps } from './landing/steps.tsx'
import { Testimonials } from './landing/testimonials.tsx'
import { WhyUs } from './landing/why-us.tsx'
import { landingQuery } from './landing.queries.ts'

export function LandingPage() {
  const access = useAccess()
  const { data: modules } = useSuspenseQuery(modulesQuery(access))
  const { data: landing } = useSuspenseQuery(landingQuery(access))
  const chooseModule = useChooseModule()
  const counts = {
    stores: modules.reduce((sum, { stores_count }) => sum + stores_count, 0),
    items: modules.reduce((sum, { items_count }) => sum + items_count, 0),
  }
  return (
    <>
      <Hero landing={landing} counts={counts}>
        <LocationEntry mapButton={<MapButton />} locateButton={<LocateButton />} />
      </Hero>
      {modules.length > 0 ? <ModuleShowcase modules={modules} onChoose={chooseModule} /> : <NoModule />}
      <Promotions landing={landing} />
      <WhyUs landing={landing} modules={modules} />
      <Steps />
      <AppSection landing={landing} />
      <Earning landing={landing} />
      <Testimonials landing={landing} />
    </>
  )
}

/** The picker opens where the browser is, to be looked at before it counts: a browser knows a place roughly. */
function LocateButton() {
  const t = useTranslations('landing')
  return (
    <Button
      {...pickerTrigger({ flow: 'default', locate: true })}
      variant="ghost"
      className="self-start max-sm:w-full"
    >
      <LocateFixed aria-hidden size={18} />
      {t('place_current')}
    </Button>
  )
}

function MapButton() {
  const t = useTranslations('landing')
  return (
    <Button {...pickerTrigger({ flow: 'default' })} className="min-h-12 w-full whitespace-nowrap">
      <MapIcon aria-hidden size={18} />
      {t('place_map')}
    </Button>
  )
}
