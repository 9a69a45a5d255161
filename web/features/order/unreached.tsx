// An order that was not looked for, because the shop did not answer or was asked too often: that is no 'not found', and
// another try may help.
import { useTranslations } from 'use-intl'
import { isTooOften } from '#web/platform/api/retry-after.rules.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/** Of a query that failed. */
export interface Retry {
  refetch(): unknown
  isFetching: boolean
}

interface UnreachedProps {
  error: Error
  retry: Retry
  level?: 1 | 2
}

export function Unreached({ error, retry, level = 2 }: UnreachedProps) {
  const t = useTranslations()
  const refusal = useRefusal()
  const says = isTooOften(error)
    ? { title: refusal(error) }
    : { title: t('order.unreached'), text: t('order.unreached_text') }
  return (
    <EmptyState
      level={level}
      picture={<EmptyPicture />}
      {...says}
      action={
        <Button loading={retry.isFetching} onClick={() => retry.refetch()}>
          {t('common.retry')}
        </Button>
      }
    />
  )
}
