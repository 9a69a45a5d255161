// Why no order is shown: it was not found (TRK-02), or was not looked for.
import { useTranslations } from 'use-intl'
import { useRetryAfterText } from '#web/platform/api/use-refusal.ts'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

export function OrderRefused({ error }: { error: Error }) {
  const t = useTranslations('order')
  const retryAfterText = useRetryAfterText()
  // Who guessed too often was not looked for: that is no 'not found'.
  const wait = retryAfterText(error)
  return (
    <div role="alert">
      {wait ? (
        <p className="rounded-control bg-danger-soft px-4 py-3 text-14 text-danger-ink">{wait}</p>
      ) : (
        <EmptyState picture={<EmptyPicture />} title={t('not_found')} text={t('not_found_text')} />
      )}
    </div>
  )
}
