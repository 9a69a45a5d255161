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

type ChatTools = ChatParts & {
  people: ReturnType<typeof createChatPeople>
  uploads: ReturnType<typeof createUploads>
}

export function createChatService(parts: ChatParts) {
  const { db } = parts
  const uploads = createUploads(parts.pictures, 'chat', chatFailures.image_unreadable)
  const tools: ChatTools = { ...parts, people: createChatPeople(parts), uploads }

  return {
    list: (customer_id: number, type: PartnerType | undefined, page: Page, scope: Scope) =>
      listConversations(tools, customer_id, type, page, scope),
    search: (customer_id: number, name: string, page: Page, scope: Scope) =>
      searchConversations(tools, customer_id, name, page, scope),

    async details(customer_id: number, whom: Whom, page: Page, scope: Scope): Promise<ConversationDetails> {
      const found = await findConversation(tools, customer_id, whom)
      if (found.talk && found.talk.unread_message_count > 0) await seenByCustomer(db, found.talk.id)
      const talk = found.talk && { ...found.talk, unread_message_count: 0 }
      return readConversation(tools, customer_id, { ...found, talk }, page, scope)
    },

    async send(customer_id: number, whom: Whom, said: NewMessage, page: Page, scope: Scope) {
      const conversation_id = await sendMessage(tools, customer_id, whom, said)
      const found = await findConversation(tools, customer_id, { conversation_id })
      return readConversation(tools, customer_id, found, page, scope)
    },

    async unread(customer_id: number): Promise<{ unread_message_count: number }> {
      return { unread_message_count: await unreadOf(db, customer_id) }
    },

    async forget(customer_id: number, { tx, afterwards }: AccountRemoval): Promise<void> {
      const files = await forgetConversations(tx, customer_id)
      afterwards(() => uploads.drop(files))
    },

    /** For the customer's copy of everything kept. */
    export: (customer_id: number, scope: Scope): Promise<unknown> =>
      exportConversations(tools, customer_id, scope),
  }
}

export type ChatService = ReturnType<typeof createChatService>

async function listConversations(
  tools: ChatTools,
  customer_id: number,
  type: PartnerType | undefined,
  page: Page,
  scope: Scope,
) {
  const { total, rows } = await conversationsOf(tools.db, customer_id, type, page)
  const conversations = await present(tools, rows, customer_id, scope)
  return { type: type ?? null, total_size: total, ...pageOf(page), conversations }
}

/** Names are compared as they are shown, in the caller's language; nobody has more partners than fit in memory. */
async function searchConversations(
  tools: ChatTools,
  customer_id: number,
  name: string,
  page: Page,
  scope: Scope,
) {
  const { rows } = await conversationsOf(tools.db, customer_id, undefined, null)
  const wanted = foldText(name)
  const shown = await present(tools, rows, customer_id, scope)
  const found = shown.filter((one) => nameOf(one).includes(wanted))
  const from = (page.offset - 1) * page.limit
  return {
    total_size: found.length,
    ...pageOf(page),
    conversations: found.slice(from, from + page.limit),
  }
}

/** The conversation meant, or the partner there is none with yet. */
async function findConversation(
  { db, people }: ChatTools,
  customer_id: number,
  { conversation_id, partner }: Whom,
) {
  if (conversation_id !== undefined) {
    const talk = await conversationById(db, customer_id, conversation_id)
    refuseUnless(talk, chatFailures.conversation_unknown)
    return { talk, partner: partnerOf(talk) }
  }
  if (!partner) return refuse(chatFailures.partner_required)
  refuseUnless(await people.exists(partner), chatFailures.partner_unknown)
  return { talk: await conversationWith(db, customer_id, partner), partner }
}

type FoundConversation = Awaited<ReturnType<typeof findConversation>>

async function readConversation(
  tools: ChatTools,
  customer_id: number,
  { talk, partner }: FoundConversation,
  page: Page,
  scope: Scope,
): Promise<ConversationDetails> {
  const may_write = await mayWrite(tools, customer_id, partner)
  const { limit, offset } = page
  if (!talk) {
    return { total_size: 0, limit, offset, status: false, may_write, messages: [], conversation: null }
  }
  const { total, rows } = await messagesOf(tools.db, talk.id, page)
  const [conversation = null] = await present(tools, [talk], customer_id, scope)
  return {
    total_size: total,
    limit,
    offset,
    status: may_write,
    may_write,
    messages: rows.map((row) => presentMessage(row, talk, viewFor(tools, scope))),
    conversation,
  }
}

/** The conversation it was written into; sent again under the same key, it is there once. */
async function sendMessage(
  tools: ChatTools,
  customer_id: number,
  whom: Whom,
  said: NewMessage,
): Promise<number> {
  const { db, clock, uploads } = tools
  const message = said.message?.trim() || null
  const found = await findConversation(tools, customer_id, whom)
  refuseUnless(message !== null || said.image.length > 0, chatFailures.empty)
  refuseUnless(await mayWrite(tools, customer_id, found.partner), chatFailures.closed)
  const file = await uploads.keep(said.image, ownerName(customerOwner(customer_id)))
  const talk = found.talk ?? (await beginConversation(db, customer_id, found.partner))
  const { request_key } = said
  const written = { by_customer: true, message, file, request_key, at: clock.now() }
  const isNew = await keepMessage(db, talk, written)
  if (!isNew) await uploads.drop(file)
  return talk.id
}

async function exportConversations(tools: ChatTools, customer_id: number, scope: Scope) {
  const { rows } = await conversationsOf(tools.db, customer_id, undefined, null)
  const conversations = await present(tools, rows, customer_id, scope)
  return Promise.all(
    rows.map(async (talk, index) => {
      const { rows: said } = await messagesOf(tools.db, talk.id, { limit: 10_000, offset: 1 })
      const receiver = conversations[index]?.receiver
      return { with: receiver, messages: said.map((row) => presentMessage(row, talk, viewFor(tools, scope))) }
    }),
  )
}

async function present(
  tools: ChatTools,
  rows: readonly ConversationRow[],
  customer_id: number,
  scope: Scope,
): Promise<Conversation[]> {
  if (rows.length === 0) return []
  const lastIds = rows.flatMap((row) => row.last_message_id ?? [])
  const [everybody, last] = await Promise.all([
    tools.people.of(customer_id, rows.map(partnerOf), scope),
    lastIds.length > 0 ? messagesByIds(tools.db, lastIds) : [],
  ])
  const byId = new Map(last.map((row) => [row.id, row]))
  const view = viewFor(tools, scope)
  return rows.map((row) => presentConversation(row, byId.get(row.last_message_id ?? 0), everybody, view))
}

const viewFor = ({ privately }: ChatTools, scope: Scope): ChatView => ({
  ...scope,
  pictureOf: (file) => privately.url(scope.origin, 'chat', file),
})

const mayWrite = async ({ hasRunningOrderWith }: ChatTools, customer_id: number, partner: Partner) =>
  partner.type === 'admin' || hasRunningOrderWith(customer_id, partner)

const pageOf = ({ limit, offset }: Page) => ({ limit, offset })

const nameOf = ({ receiver }: Conversation) => foldText(`${receiver.f_name} ${receiver.l_name}`)
