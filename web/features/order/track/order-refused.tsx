// Why no order is shown: it was not found (TRK-02), was not looked for, or nobody answered.
import { useTranslations } from 'use-intl'
import { isTransient } from '#web/platform/api/api-failure.ts'
import { useRetryAfterText } from '#web/platform/api/use-refusal.ts'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { type Retry, Unreached } from '../unreached.tsx'

export function OrderRefused({ error, retry }: { error: Error; retry: Retry }) {
  const t = useTranslations('order')
  const retryAfterText = useRetryAfterText()
  // Who guessed too often was not looked for: that is no 'not found'.
  const wait = retryAfterText(error)
  return (
    <div role="alert">
      {wait ? (
        <p className="rounded-control bg-danger-soft px-4 py-3 text-14 text-danger-ink">{wait}</p>
      ) : isTransient(error) ? (
        <Unreached retry={retry} />
      ) : (
        <EmptyState picture={<EmptyPicture />} title={t('not_found')} text={t('not_found_text')} />
      )}
    </div>
  )
}
