// What customers say: found, answered for everybody to read, hidden for a reason that is kept.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  type DeskReview,
  deskReviewEndpoints as ends,
  reviewStates,
} from '#contract/features/review/desk/desk-review.endpoints.ts'
import { DeskTable } from '#web/desk/list/desk-table.tsx'
import type { DeskColumn, DeskFilter } from '#web/desk/list/desk-table.types.ts'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { PickFilter } from '#web/desk/promotion/pick-field.tsx'
import { useMoment } from '#web/desk/session/use-desk.ts'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { softTones } from '#web/ui/display/tone.ts'
import { ReviewDialog } from './review-dialog.tsx'

function Stars({ rating }: { rating: number }) {
  const t = useTranslations('desk_reviews')
  return (
    <span
      role="img"
      aria-label={t('stars', { count: rating })}
      className="whitespace-nowrap text-warning-ink"
    >
      {'★'.repeat(rating)}
      <span className="text-ink-faint">{'☆'.repeat(5 - rating)}</span>
    </span>
  )
}

function ReviewState({ review }: { review: DeskReview }) {
  const t = useTranslations('desk_reviews')
  const state = review.is_hidden ? 'hidden' : review.reply === null ? 'unanswered' : 'answered'
  const tones = { hidden: 'danger', unanswered: 'warning', answered: 'success' } as const
  return (
    <span
      className={`inline-flex min-h-6 items-center rounded-full px-2.5 font-medium text-12 ${softTones[tones[state]]}`}
    >
      {t(state)}
    </span>
  )
}

function useColumns(): DeskColumn<DeskReview>[] {
  const t = useTranslations('desk_reviews')
  const moment = useMoment()
  const about = ({ item_name, courier_name }: DeskReview) => item_name ?? courier_name ?? '–'
  return [
    {
      id: 'comment',
      name: t('comment'),
      cell: ({ comment, customer_name }) => (
        <span className="block max-w-prose">
          <span className="line-clamp-2 font-normal">{comment || t('no_words')}</span>
          <span className="block font-normal text-12 text-ink-soft">
            {customer_name || t('former_customer')}
          </span>
        </span>
      ),
      csv: ({ comment }) => comment,
    },
    {
      id: 'stars',
      name: t('rating'),
      sort: 'stars',
      cell: ({ rating }) => <Stars rating={rating} />,
      csv: ({ rating }) => rating,
      isPlainOnCard: true,
    },
    {
      id: 'state',
      name: t('state'),
      cell: (review) => <ReviewState review={review} />,
      csv: ({ reply }) => reply ?? '',
      isPlainOnCard: true,
    },
    { id: 'about', name: t('about'), cell: about, csv: about },
    {
      id: 'store',
      name: t('store'),
      cell: ({ store_name }) => store_name ?? '–',
      csv: ({ store_name }) => store_name ?? '',
    },
    {
      id: 'when',
      name: t('when'),
      sort: 'newest',
      cell: ({ created_at }) => moment(created_at, 'day_time'),
      csv: ({ created_at }) => created_at,
    },
  ]
}

function useFilters(): DeskFilter[] {
  const t = useTranslations('desk_reviews')
  const idText = (id: string) => `#${id}`
  return [
    {
      name: 'state',
      label: t('state'),
      options: reviewStates.map((value) => ({ value, label: t(value) })),
    },
    {
      name: 'rating',
      label: t('rating'),
      options: [1, 2, 3, 4, 5].map((count) => ({ value: String(count), label: t('stars', { count }) })),
    },
    {
      name: 'store_id',
      label: t('store'),
      control: (field) => <PickFilter kind="stores" label={t('store')} {...field} />,
      valueText: idText,
    },
    {
      name: 'item_id',
      label: t('item'),
      control: (field) => <PickFilter kind="items" label={t('item')} {...field} />,
      valueText: idText,
    },
    {
      name: 'delivery_man_id',
      label: t('courier'),
      control: (field) => <PickFilter kind="couriers" label={t('courier')} {...field} />,
      valueText: idText,
    },
  ]
}

export function ReviewsPage() {
  return (
    <Permitted needs="edit_reviews">
      <Reviews />
    </Permitted>
  )
}

function Reviews() {
  const t = useTranslations('desk_reviews')
  const [opened, setOpened] = useState<DeskReview | null>(null)
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <DeskTable
        name="reviews"
        label={t('title')}
        endpoint={ends.list}
        columns={useColumns()}
        filters={useFilters()}
        sortedFirst={{ sort: 'newest', dir: 'up' }}
        rowName={({ customer_name }) => t('review_of', { name: customer_name || t('former_customer') })}
        onOpen={setOpened}
        searchLabel={t('search')}
        empty={{ title: t('empty'), text: t('empty_text') }}
      />
      {opened && <ReviewDialog key={opened.id} review={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
