// What a new customer likes, asked once after signing up (api.md 12); it can be left for later.
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { CustomerOnly } from '#web/platform/session/customer-only.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { InterestChooser } from './interest-chooser.tsx'

export function InterestPage() {
  const t = useTranslations('profile')
  const navigate = useNavigate()
  return (
    <Container className="flex justify-center py-6 sm:py-12">
      <Card className="flex w-full max-w-180 flex-col gap-6 p-5 sm:p-6">
        <header>
          <h1 className="font-semibold text-28">{t('interests_title')}</h1>
          <p className="mt-1 text-14 text-ink-soft">{t('interests_text')}</p>
        </header>
        <CustomerOnly fallback={<SkeletonText lines={6} />}>
          <InterestChooser
            onSaved={() => navigate({ to: '/home' })}
            otherwise={
              <Button variant="ghost" render={<Link to="/home" />}>
                {t('interests_skip')}
              </Button>
            }
          />
        </CustomerOnly>
      </Card>
    </Container>
  )
}
