// Leads from a delivered order to its review, while there is something left to say.
import { Link } from '@tanstack/react-router'
import Star from 'lucide-react/icons/star'
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { Button } from '#web/ui/action/button.tsx'
import { useUnrated } from './use-unrated.ts'

export function RateLink({ order }: { order: TrackedOrder }) {
  const t = useTranslations('order')
  const unrated = useUnrated(order)
  if (!unrated || unrated.length === 0) return null
  return (
    <Button variant="soft" render={<Link to="/rate-and-review/$id" params={{ id: String(order.id) }} />}>
      <Star aria-hidden size={18} />
      {t('rate')}
    </Button>
  )
}
