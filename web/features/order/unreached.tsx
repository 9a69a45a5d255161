// An order that was not looked for, because the shop did not answer: that is no 'not found', and another try may help.
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/** Of a query that failed. */
export interface Retry {
  refetch(): unknown
  isFetching: boolean
}

interface UnreachedProps {
  retry: Retry
  level?: 1 | 2
}

export function Unreached({ retry, level = 2 }: UnreachedProps) {
  const t = useTranslations()
  return (
    <EmptyState
      level={level}
      picture={<EmptyPicture />}
      title={t('order.unreached')}
      text={t('order.unreached_text')}
      action={
        <Button loading={retry.isFetching} onClick={() => retry.refetch()}>
          {t('common.retry')}
        </Button>
      }
    />
  )
}
