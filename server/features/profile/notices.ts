// Notices of the business to customers: announcements for everybody, and notices for one.
import { toBit } from '#contract/core/bit.ts'
import type { Language } from '#contract/core/language.ts'
import { wallTime } from '#contract/core/local-time.ts'
import type { Notification } from '#contract/features/profile/profile.schema.ts'
import type { Database } from '#server/database/connection.ts'
import type { StoredNotice, StoredWords } from '#server/database/schema/profile.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import { announcementsSince, insertNotice, noticeReader, noticesOf } from './profile.db.ts'

export interface NoticeParts {
  db: Database
  clock: Clock
  time_zone: string
}

type Announcement = Awaited<ReturnType<typeof announcementsSince>>[number]
type OwnNotice = Awaited<ReturnType<typeof noticesOf>>[number]

const announcedForMs = 15 * 86_400_000

const inLanguage = (words: StoredWords, language: Language) =>
  typeof words === 'string' ? words : words[language]

export function createNotices({ db, clock, time_zone }: NoticeParts) {
  const common = (row: { created_at: Date; updated_at: Date }, read_at: Date | null) => ({
    is_read: toBit(read_at !== null && row.created_at <= read_at),
    created_at: wallTime(row.created_at, time_zone),
    updated_at: wallTime(row.updated_at, time_zone),
  })

  function presentAnnouncement(
    row: Announcement,
    read_at: Date | null,
    { language, origin }: Scope,
  ): Notification {
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
      ...common(row, read_at),
    }
  }

  const presentOwn = (row: OwnNotice, read_at: Date | null, { language }: Scope): Notification => ({
    id: row.id,
    user_id: row.customer_id,
    status: 1,
    data: {
      ...row.data,
      title: inLanguage(row.data.title, language),
      description: inLanguage(row.data.description, language),
    },
    ...common(row, read_at),
  })

  return {
    /** Newest first, whoever they come from. */
    async list(customer_id: number, scope: Scope): Promise<Notification[]> {
      const since = new Date(clock.now().getTime() - announcedForMs)
      const [announced, own, { read_at, wants_offers, joined_at }] = await Promise.all([
        announcementsSince(db, since, scope.zone_ids),
        noticesOf(db, customer_id, since),
        noticeReader(db, customer_id),
      ])
      // What was announced before somebody joined was said to others.
      const isTold = (row: Announcement) => joined_at === null || row.created_at >= joined_at
      const offered = wants_offers ? announced.filter(isTold) : []
      const all = [
        ...offered.map((row) => ({ at: row.created_at, one: presentAnnouncement(row, read_at, scope) })),
        ...own.map((row) => ({ at: row.created_at, one: presentOwn(row, read_at, scope) })),
      ]
      return all.sort((a, b) => b.at.getTime() - a.at.getTime()).map(({ one }) => one)
    },

    async allOf(customer_id: number, scope: Scope): Promise<Notification[]> {
      const { read_at } = await noticeReader(db, customer_id)
      return (await noticesOf(db, customer_id, null)).map((row) => presentOwn(row, read_at, scope))
    },

    async store(customer_id: number, data: StoredNotice): Promise<void> {
      await insertNotice(db, customer_id, data, clock.now())
    },
  }
}
