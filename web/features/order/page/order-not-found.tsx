// An order that is not among the customer's own, with a way to those that are; or one that could not be asked for.
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isTransient } from '#web/platform/api/api-failure.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { type Retry, Unreached } from '../unreached.tsx'

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

export function OrderMissing({ error, retry }: { error: Error; retry: Retry }) {
  return isTransient(error) ? <Unreached level={1} error={error} retry={retry} /> : <OrderNotFound />
}
