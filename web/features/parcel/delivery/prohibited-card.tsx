// What no courier takes, and the sender's word that none of it is inside; given once for the visit.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { checkoutContentEndpoints } from '#contract/features/content/checkout-content.endpoints.ts'
import { apiQuery } from '#web/platform/api/query.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Collapsible } from '#web/ui/navigation/accordion.tsx'

interface ProhibitedCardProps {
  isAllowed: boolean
  problem: string | undefined
  onChange(isAllowed: boolean): void
}

export function ProhibitedCard({ isAllowed, problem, onChange }: ProhibitedCardProps) {
  const t = useTranslations('sending')
  const { data: things = [] } = useQuery(
    apiQuery(useShownAccess(), checkoutContentEndpoints.prohibitedThings, { quiet: true }),
  )
  return (
    <Card render={<section />} aria-label={t('prohibited')} className="flex flex-col gap-1 px-4 py-2 sm:px-5">
      {things.length > 0 ? (
        <Collapsible title={t('prohibited')} openAtFirst={!isAllowed}>
          <ul className="grid list-disc gap-1.5 ps-5 text-14 sm:grid-cols-2 sm:gap-x-8">
            {things.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </Collapsible>
      ) : null}
      <div data-invalid={problem !== undefined}>
        <Checkbox label={t('nothing_prohibited')} checked={isAllowed} onCheckedChange={onChange} />
      </div>
      {problem ? (
        <p role="alert" className="pb-2 text-13 text-danger-ink">
          {problem}
        </p>
      ) : null}
    </Card>
  )
}
