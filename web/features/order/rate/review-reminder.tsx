// Asks how the last delivery was, beside the page and not over it; waved away it does not come back (API 12).
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { useTranslations } from 'use-intl'
import { reviewEndpoints } from '#contract/features/review/review.endpoints.ts'
import { apiQuery } from '#web/platform/api/query.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

const picturesShown = 3

export function ReviewReminder() {
  const t = useTranslations('home')
  const access = useAccess()
  const reminder = apiQuery(access, reviewEndpoints.reminder, { quiet: true })
  const { data } = useQuery(reminder)
  const queryClient = useQueryClient()
  const dismiss = useMutation({
    mutationFn: (order_id: number) =>
      access.api.call(reviewEndpoints.dismissReminder, { input: { order_id } }),
    onMutate: () => queryClient.setQueryData(reminder.queryKey, { order_id: null, images: [] }),
  })
  const order_id = data?.order_id
  if (!data || !order_id) return null
  return (
    <aside
      aria-label={t('reminder_title')}
      className="fixed short:static inset-x-4 short:m-4 bottom-[calc(1rem+var(--dock))] z-sticky flex flex-col gap-3 rounded-card bg-raised p-4 shadow-raised ring-1 ring-line sm:start-auto sm:end-6 sm:w-96"
    >
      <div className="flex items-start gap-3">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h2 className="font-semibold text-16">{t('reminder_title')}</h2>
          <p className="text-14 text-ink-soft">{t('reminder_text', { id: String(order_id) })}</p>
        </div>
        <IconButton label={t('reminder_dismiss')} size="small" onClick={() => dismiss.mutate(order_id)}>
          <X aria-hidden size={18} />
        </IconButton>
      </div>
      <div className="flex items-center gap-2">
        {data.images.slice(0, picturesShown).map((url) => (
          <Picture
            key={url}
            picture={{ url, width: 96, height: 96 }}
            alt=""
            sizes="48px"
            className="size-12 rounded-inner object-cover"
          />
        ))}
        <Button
          size="small"
          className="ms-auto"
          render={<Link to="/rate-and-review/$id" params={{ id: String(order_id) }} />}
        >
          {t('reminder_rate')}
        </Button>
      </div>
    </aside>
  )
}
