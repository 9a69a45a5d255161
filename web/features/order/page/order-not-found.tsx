// An order that is not among the customer's own, with a way to those that are.
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

export function OrderNotFound() {
  const t = useTranslations('order')
  return (
    <EmptyState
      level={1}
      picture={<EmptyPicture />}
      title={t('not_found')}
      text={t('not_yours')}
      action={<Button render={<Link to="/profile" search={{ page: 'my-orders' }} />}>{t('orders')}</Button>}
    />
  )
}
