// Sends notices to their segments in the background, batch by batch: what a customer reads and how far it has come are
// written in one transaction, so that nobody gets one twice, whichever process goes on.
import { defaultLanguage, isLanguage, type Language } from '#contract/core/language.ts'
import type { PushData } from '#contract/features/notification/notification.schema.ts'
import type { Database } from '#server/database/connection.ts'
import { announceAll } from '#server/database/live-event.ts'
import { transact } from '#server/database/transact.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Log } from '#server/platform/log/log.ts'
import { createWorkQueue } from '#server/platform/queue/work-queue.ts'
import type { NotificationService } from '../notification.service.ts'
import {
  insertForCustomers,
  keepProgress,
  lockDueNotice,
  type NoticeRow,
  nextCustomers,
} from './desk-notices.db.ts'

export interface NoticeSenderParts {
  db: Database
  clock: Clock
  log: Log
  notifications: Pick<NotificationService, 'push'>
}

/** Customers of one transaction. */
const batchSize = 500

/** So that orders, which are worked on in the same round, need not wait. */
const batchesAtOnce = 10

/** Push messages handed over at the same time, and those that may wait for it before the next batch is taken. */
const pushesAtOnce = 20
const pushesWaiting = 2_000

interface Batch {
  notice: NoticeRow
  customers: { id: number; language: Language }[]
}

export function createNoticeSender(parts: NoticeSenderParts) {
  const { log } = parts
  const queue = createWorkQueue(pushesAtOnce, Number.POSITIVE_INFINITY)
  let waiting = 0

  /** Nobody waits for push services; what they fail at can still be read in the shop. */
  function pushLater({ notice, customers }: Batch): void {
    for (const { id, language } of customers) {
      waiting += 1
      queue(() => parts.notifications.push(id, newsOf(notice), language))
        .catch((error: unknown) => log.warn({ error }, 'a notice could not be pushed'))
        .finally(() => {
          waiting -= 1
        })
    }
  }

  return {
    /** What is due now, or as much of it as one round takes. */
    async send(): Promise<void> {
      for (let batches = 0; batches < batchesAtOnce && waiting < pushesWaiting; batches += 1) {
        const batch = await sendBatch(parts)
        if (!batch) return
        if (batch.notice.push) pushLater(batch)
      }
    },
  }
}

const newsOf =
  ({ id, title, description }: NoticeRow) =>
  (language: Language): PushData => ({
    type: 'offer',
    title: title[language],
    body: description[language],
    notice_id: id,
  })

/** Null: nothing is due. */
function sendBatch({ db, clock }: NoticeSenderParts): Promise<Batch | null> {
  return transact(db, async (tx) => {
    const now = clock.now()
    const notice = await lockDueNotice(tx, now)
    if (!notice) return null
    // A segment is what it was when the notice fell due, however long sending takes.
    const found = await nextCustomers(tx, notice, notice.send_at, batchSize)
    const customers = found.map(({ id, language }) => ({
      id,
      language: isLanguage(language) ? language : defaultLanguage,
    }))
    if (notice.in_app) {
      const { title, description } = notice
      const data = { type: 'offer', title, description, order_id: null, image: null }
      await insertForCustomers(tx, customers, data, now)
    }
    const news = newsOf(notice)
    await announceAll(
      tx,
      customers.map(({ id, language }) => ({
        topic: `customer ${id}`,
        name: 'notice',
        data: { ...news(language) },
      })),
    )
    const isDone = found.length < batchSize
    await keepProgress(tx, notice.id, {
      state: isDone ? 'sent' : 'sending',
      reached: notice.reached + customers.length,
      last_customer_id: customers.at(-1)?.id ?? notice.last_customer_id,
      finished_at: isDone ? now : null,
    })
    return { notice, customers }
  })
}
