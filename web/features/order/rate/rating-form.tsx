// Stars, words and pictures about one item or one courier.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { reviewEndpoints, reviewImagesAtMost } from '#contract/features/review/review.endpoints.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { RatingInput } from '#web/ui/choice/rating-input.tsx'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { Avatar } from '#web/ui/media/avatar.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { useOrderAction } from '../page/use-order-action.ts'

export interface Rated {
  kind: 'item' | 'delivery_man'
  id: number
  name: string
  image: string
}

export function RatingForm({ order_id, rated }: { order_id: number; rated: Rated }) {
  const t = useTranslations('order')
  const common = useTranslations('common')
  const { api } = useAccess()
  const [rating, setRating] = useState(0)
  const [comment, setComment] = useState('')
  const [photos, setPhotos] = useState<readonly File[]>([])
  const { mutate, isPending } = useOrderAction(
    () => {
      const said = { order_id, rating, comment: comment.trim(), attachment: [...photos] }
      return rated.kind === 'item'
        ? api.call(reviewEndpoints.ofItem, { input: { ...said, item_id: rated.id } })
        : api.call(reviewEndpoints.ofDeliveryMan, { input: { ...said, delivery_man_id: rated.id } })
    },
    () => undefined,
  )
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <RatedPicture rated={rated} />
        <div className="min-w-0">
          <p className="font-medium text-14">
            <bdi>{rated.name}</bdi>
          </p>
          {rated.kind === 'delivery_man' ? <p className="text-13 text-ink-soft">{t('courier')}</p> : null}
        </div>
      </div>
      <RatingInput
        value={rating}
        onValueChange={setRating}
        label={t('stars_for', { name: rated.name })}
        starLabel={(stars) => t('stars', { stars })}
      />
      {rating > 0 ? (
        <>
          <TextArea
            label={t('comment')}
            value={comment}
            required
            maxLength={1_000}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <FileDrop
            label={t('add_photos')}
            files={photos}
            onFilesChange={setPhotos}
            max={reviewImagesAtMost}
            fullText={common('pictures_at_most', { n: String(reviewImagesAtMost) })}
            removeLabel={(name) => t('remove_photo', { name })}
          />
          <Button
            disabled={comment.trim() === ''}
            loading={isPending}
            onClick={() => mutate(undefined)}
            className="self-start"
          >
            {t('rate_send')}
          </Button>
        </>
      ) : null}
    </div>
  )
}

/** A courier has a face, a dish its picture. */
function RatedPicture({ rated: { kind, name, image } }: { rated: Rated }) {
  if (kind === 'delivery_man') return <Avatar name={name} url={image} />
  return (
    <Picture
      picture={{ url: image, width: 64, height: 64 }}
      alt=""
      sizes="56px"
      className="size-14 shrink-0 rounded-control"
    />
  )
}
