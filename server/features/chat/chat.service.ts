// Conversations of a customer; only the customer's own are ever read or written to.
import { refuse, refuseUnless } from '#contract/core/failure.ts'
import type { Page } from '#contract/core/paging.ts'
import type { ConversationDetails } from '#contract/features/chat/chat.endpoints.ts'
import { chatFailures } from '#contract/features/chat/chat.failures.ts'
import type { Conversation, PartnerType } from '#contract/features/chat/chat.schema.ts'
import { foldText } from '#contract/features/search/fold-text.ts'
import type { AccountRemoval } from '#server/database/account-removal.ts'
import type { Database } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { customerOwner, ownerName } from '#server/platform/http/caller/owner.ts'
import type { PrivatePictures } from '#server/platform/images/private-pictures.ts'
import { createUploads, type UploadStore } from '#server/platform/images/uploads.ts'
import {
  beginConversation,
  type ConversationRow,
  conversationById,
  conversationsOf,
  conversationWith,
  forgetConversations,
  keepMessage,
  messagesByIds,
  messagesOf,
  type Partner,
  seenByCustomer,
  unreadOf,
} from './chat.db.ts'
import { type ChatView, partnerOf, presentConversation, presentMessage } from './chat.present.ts'
import { createChatPeople } from './chat-people.ts'

export interface ChatParts {
  db: Database
  clock: Clock
  content: Pick<ContentService, 'settings'>
  pictures: UploadStore
  privately: Pick<PrivatePictures, 'url'>
  /** Stores and delivery men are there for an order that is on its way. */
  hasRunningOrderWith: (customer_id: number, partner: Partner) => Promise<boolean>
}

/** Whom a call is about: a conversation of the customer, or a partner. */
export interface Whom {
  conversation_id?: number | undefined
  partner?: Partner | undefined
}

export interface NewMessage {
  message: string | undefined
  image: readonly File[]
  request_key: string | null
}

export function createChatService(parts: ChatParts) {
  const { db, clock, content, pictures, privately, hasRunningOrderWith } = parts
  const people = createChatPeople({ db, content })
  const uploads = createUploads(pictures, 'chat', chatFailures.image_unreadable)

  const view = (scope: Scope): ChatView => ({
    ...scope,
    pictureOf: (file) => privately.url(scope.origin, 'chat', file),
  })

  const mayWrite = async (customer_id: number, partner: Partner) =>
    partner.type === 'admin' || hasRunningOrderWith(customer_id, partner)

  async function present(rows: readonly ConversationRow[], customer_id: number, scope: Scope) {
    if (rows.length === 0) return []
    const lastIds = rows.flatMap((row) => row.last_message_id ?? [])
    const [everybody, last] = await Promise.all([
      people.of(customer_id, rows.map(partnerOf), scope),
      lastIds.length > 0 ? messagesByIds(db, lastIds) : [],
    ])
    const byId = new Map(last.map((row) => [row.id, row]))
    return rows.map((row) =>
      presentConversation(row, byId.get(row.last_message_id ?? 0), everybody, view(scope)),
    )
  }

  /** The conversation meant, or the partner there is none with yet. */
  async function find(customer_id: number, { conversation_id, partner }: Whom) {
    if (conversation_id !== undefined) {
      const talk = await conversationById(db, customer_id, conversation_id)
      refuseUnless(talk, chatFailures.conversation_unknown)
      return { talk, partner: partnerOf(talk) }
    }
    if (!partner) return refuse(chatFailures.partner_required)
    refuseUnless(await people.exists(partner), chatFailures.partner_unknown)
    return { talk: await conversationWith(db, customer_id, partner), partner }
  }

  async function read(
    customer_id: number,
    { talk, partner }: Awaited<ReturnType<typeof find>>,
    page: Page,
    scope: Scope,
  ): Promise<ConversationDetails> {
    const may_write = await mayWrite(customer_id, partner)
    const { limit, offset } = page
    if (!talk) {
      return { total_size: 0, limit, offset, status: false, may_write, messages: [], conversation: null }
    }
    const { total, rows } = await messagesOf(db, talk.id, page)
    const [conversation = null] = await present([talk], customer_id, scope)
    return {
      total_size: total,
      limit,
      offset,
      status: may_write,
      may_write,
      messages: rows.map((row) => presentMessage(row, talk, view(scope))),
      conversation,
    }
  }

  return {
    async list(customer_id: number, type: PartnerType | undefined, page: Page, scope: Scope) {
      const { total, rows } = await conversationsOf(db, customer_id, type, page)
      const conversations = await present(rows, customer_id, scope)
      return { type: type ?? null, total_size: total, ...pageOf(page), conversations }
    },

    /** Names are compared as they are shown, in the caller's language; nobody has more partners than fit in memory. */
    async search(customer_id: number, name: string, page: Page, scope: Scope) {
      const { rows } = await conversationsOf(db, customer_id, undefined, null)
      const wanted = foldText(name)
      const found = (await present(rows, customer_id, scope)).filter((one) => nameOf(one).includes(wanted))
      const from = (page.offset - 1) * page.limit
      return {
        total_size: found.length,
        ...pageOf(page),
        conversations: found.slice(from, from + page.limit),
      }
    },

    async details(customer_id: number, whom: Whom, page: Page, scope: Scope): Promise<ConversationDetails> {
      const found = await find(customer_id, whom)
      if (found.talk && found.talk.unread_message_count > 0) await seenByCustomer(db, found.talk.id)
      const talk = found.talk && { ...found.talk, unread_message_count: 0 }
      return read(customer_id, { ...found, talk }, page, scope)
    },

    async send(customer_id: number, whom: Whom, said: NewMessage, page: Page, scope: Scope) {
      const message = said.message?.trim() || null
      const found = await find(customer_id, whom)
      refuseUnless(message !== null || said.image.length > 0, chatFailures.empty)
      refuseUnless(await mayWrite(customer_id, found.partner), chatFailures.closed)
      const file = await uploads.keep(said.image, ownerName(customerOwner(customer_id)))
      const talk = found.talk ?? (await beginConversation(db, customer_id, found.partner))
      const { request_key } = said
      const isNew = await keepMessage(db, talk, {
        by_customer: true,
        message,
        file,
        request_key,
        at: clock.now(),
      })
      if (!isNew) await uploads.drop(file)
      return read(customer_id, await find(customer_id, { conversation_id: talk.id }), page, scope)
    },

    async unread(customer_id: number): Promise<{ unread_message_count: number }> {
      return { unread_message_count: await unreadOf(db, customer_id) }
    },

    async forget(customer_id: number, { tx, afterwards }: AccountRemoval): Promise<void> {
      const files = await forgetConversations(tx, customer_id)
      afterwards(() => uploads.drop(files))
    },

    /** For the customer's copy of everything kept. */
    async export(customer_id: number, scope: Scope): Promise<unknown> {
      const { rows } = await conversationsOf(db, customer_id, undefined, null)
      const conversations = await present(rows, customer_id, scope)
      return Promise.all(
        rows.map(async (talk, index) => {
          const { rows: said } = await messagesOf(db, talk.id, { limit: 10_000, offset: 1 })
          const receiver = conversations[index]?.receiver
          return { with: receiver, messages: said.map((row) => presentMessage(row, talk, view(scope))) }
        }),
      )
    },
  }
}

export type ChatService = ReturnType<typeof createChatService>

const pageOf = ({ limit, offset }: Page) => ({ limit, offset })

const nameOf = ({ receiver }: Conversation) => foldText(`${receiver.f_name} ${receiver.l_name}`)
