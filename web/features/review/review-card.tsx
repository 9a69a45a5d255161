// One review: who, how many stars, the words, pictures, and what the store answered.
import BadgeCheck from 'lucide-react/icons/badge-check'
import { useTranslations } from 'use-intl'
import type { Review } from '#contract/features/review/review.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Rating } from '#web/ui/display/rating.tsx'
import { ReadMore } from '#web/ui/display/read-more.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Avatar } from '#web/ui/media/avatar.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

const shortComment = 220

export function ReviewCard({ review }: { review: Review }) {
  const t = useTranslations()
  const format = useFormat()
  const name = review.customer_name.trim() || t('review.customer')
  return (
    <Card className="flex h-full flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={name} url={review.customer.image_full_url} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="truncate font-medium text-14">{name}</span>
            {review.is_verified ? (
              <span className="inline-flex items-center gap-1 text-12 text-success-ink">
                <BadgeCheck aria-hidden size={14} />
                {t('review.verified')}
              </span>
            ) : null}
          </p>
          <p className="text-13 text-ink-soft">{format.moment(review.created_at, 'long_date')}</p>
        </div>
        <Rating
          value={review.rating}
          label={t('common.rating_of', { rating: String(review.rating) })}
          size={16}
        />
      </div>
      {review.comment ? (
        <div className="text-14">
          <ReadMore
            text={review.comment}
            moreLabel={t('common.read_more')}
            lessLabel={t('common.show_less')}
            limit={shortComment}
          />
        </div>
      ) : null}
      <ReviewPictures urls={review.attachment_full_url} />
      {review.reply ? (
        <div className="rounded-control bg-fill px-4 py-3 text-14">
          <p className="font-medium">{t('review.store_answer')}</p>
          <p className="whitespace-pre-line text-ink-soft">{review.reply}</p>
        </div>
      ) : null}
    </Card>
  )
}

function ReviewPictures({ urls }: { urls: readonly string[] }) {
  const t = useTranslations('review')
  if (urls.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {urls.map((url) => (
        <li key={url}>
          <Picture
            picture={{ url, width: 320, height: 320 }}
            alt={t('picture')}
            sizes="80px"
            className="size-20 rounded-control object-cover"
          />
        </li>
      ))}
    </ul>
  )
}
