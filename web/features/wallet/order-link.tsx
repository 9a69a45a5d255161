// The order a movement of money or points belongs to: its number leads there.
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isolated } from '#web/platform/format/isolated.ts'
import { LinkText } from '#web/ui/action/link-text.tsx'

export function OrderLink({ id }: { id: string }) {
  const t = useTranslations('wallet')
  return (
    <LinkText render={<Link to="/order-history/$id" params={{ id }} />} className="relative target-44">
      {t('order', { id: isolated(id) })}
    </LinkText>
  )
}
