// Why no order is shown: it was not found (TRK-02), was not looked for, or nobody answered.
import { useTranslations } from 'use-intl'
import { isTransient } from '#web/platform/api/api-failure.ts'
import { isTooOften } from '#web/platform/api/retry-after.rules.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { type Retry, Unreached } from '../unreached.tsx'

export function OrderRefused({ error, retry }: { error: Error; retry: Retry }) {
  const t = useTranslations('order')
  const refusal = useRefusal()
  return (
    <div role="alert">
      {isTooOften(error) ? (
        // Who guessed too often was not looked for: that is no 'not found'.
        <p className="rounded-control bg-danger-soft px-4 py-3 text-14 text-danger-ink">{refusal(error)}</p>
      ) : isTransient(error) ? (
        <Unreached error={error} retry={retry} />
      ) : (
        <EmptyState picture={<EmptyPicture />} title={t('not_found')} text={t('not_found_text')} />
      )}
    </div>
  )
}
