// What the business tells customers: announcements for everybody, and notices for one.
import { localMoment } from '#contract/core/local-time.ts'
import type { NoticeData, Notification } from '#contract/features/profile/profile.schema.ts'
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import { announcementsSince, insertNotice, noticesOf } from './profile.db.ts'

export interface NoticeParts {
  db: Database
  clock: Clock
  time_zone: string
}

type Announcement = Awaited<ReturnType<typeof announcementsSince>>[number]
type OwnNotice = Awaited<ReturnType<typeof noticesOf>>[number]

const announcedForMs = 15 * 86_400_000

export function createNotices({ db, clock, time_zone }: NoticeParts) {
  /** Clients read these times as they stand, in the shop's time zone. */
  const spoken = (instant: Date) => {
    const { date, time } = localMoment(instant, time_zone)
    return `${date} ${time}`
  }

  const times = (row: { created_at: Date; updated_at: Date }) => ({
    created_at: spoken(row.created_at),
    updated_at: spoken(row.updated_at),
  })

  function presentAnnouncement(row: Announcement, { language, origin }: Scope): Notification {
    const title = row.title[language]
    const description = row.description[language]
    const image_full_url = row.image === null ? null : pictureUrl(origin, 'notification', row.image)
    return {
      id: row.id,
      title,
      description,
      image: row.image,
      image_full_url,
      tergat: 'customer',
      zone_id: row.zone_id,
      status: 1,
      data: { title, description, order_id: null, image: row.image, type: 'push_notification' },
      ...times(row),
    }
  }

  const presentOwn = (row: OwnNotice): Notification => ({
    id: row.id,
    user_id: row.customer_id,
    status: 1,
    data: row.data,
    ...times(row),
  })

  return {
    /** Newest first, whoever they come from. */
    async list(customer_id: number, scope: Scope): Promise<Notification[]> {
      const since = new Date(clock.now().getTime() - announcedForMs)
      const [announced, own] = await Promise.all([
        announcementsSince(db, since, scope.zone_ids),
        noticesOf(db, customer_id, since),
      ])
      const all = [
        ...announced.map((row) => ({ at: row.created_at, one: presentAnnouncement(row, scope) })),
        ...own.map((row) => ({ at: row.created_at, one: presentOwn(row) })),
      ]
      return all.sort((a, b) => b.at.getTime() - a.at.getTime()).map(({ one }) => one)
    },

    async allOf(customer_id: number): Promise<Notification[]> {
      return (await noticesOf(db, customer_id, null)).map(presentOwn)
    },

    async tell(customer_id: number, data: NoticeData): Promise<void> {
      await insertNotice(db, customer_id, data, clock.now())
    },
  }
}
