// Conversations as clients read them; a person's id in a conversation is unlike that of any other person.
import { toBit } from '#contract/core/bit.ts'
import type { Language } from '#contract/core/language.ts'
import type { ChatMessage, ChatPerson, Conversation } from '#contract/features/chat/chat.schema.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import type {
  ConversationRow,
  CustomerRow,
  DeliveryManRow,
  MessageRow,
  Partner,
  StoreRow,
} from './chat.db.ts'

/** Four kinds of people share one row of numbers without meeting. */
const kinds = { admin: 0, vendor: 1, delivery_man: 2, customer: 3 } as const

export function personId(kind: keyof typeof kinds, id: number): number {
  return id * Object.keys(kinds).length + kinds[kind] + 1
}

/** The shop's own people speak as the business. */
export interface Business {
  name: string
  /** The square mark. */
  logo: string
  phone: string
  email: string
}

export interface People {
  customer: CustomerRow
  business: Business
  stores: ReadonlyMap<number, StoreRow>
  delivery_men: ReadonlyMap<number, DeliveryManRow>
}

export interface ChatView {
  language: Language
  origin: string
  /** The address of a picture that went with the words. */
  pictureOf(file: string): string
}

const nobody = {
  l_name: '',
  phone: null,
  email: null,
  image: null,
  image_full_url: null,
  admin_id: null,
  user_id: null,
  vendor_id: null,
  deliveryman_id: null,
}

export function presentPartner(partner: Partner, people: People, { language, origin }: ChatView): ChatPerson {
  const id = personId(partner.type, partner.id)
  if (partner.type === 'admin') {
    const { name, logo, phone, email } = people.business
    const image_full_url = pictureUrl(origin, 'business', logo)
    return { ...nobody, id, f_name: name, phone, email, image: logo, image_full_url, admin_id: 0 }
  }
  if (partner.type === 'vendor') {
    const store = people.stores.get(partner.id)
    if (!store) return { ...nobody, id, f_name: '', vendor_id: partner.id }
    const { phone, email, logo } = store
    const image_full_url = pictureUrl(origin, 'store', logo)
    const f_name = store.name[language]
    return { ...nobody, id, f_name, phone, email, image: logo, image_full_url, vendor_id: partner.id }
  }
  const man = people.delivery_men.get(partner.id)
  if (!man) return { ...nobody, id, f_name: '', deliveryman_id: partner.id }
  const { f_name, l_name, image } = man
  const image_full_url = pictureUrl(origin, 'delivery-man', image)
  return { ...nobody, id, f_name, l_name, image, image_full_url, deliveryman_id: partner.id }
}

function presentCustomer(row: CustomerRow, origin: string): ChatPerson {
  return {
    ...nobody,
    ...row,
    id: personId('customer', row.id),
    user_id: row.id,
    image_full_url: row.image === null ? null : pictureUrl(origin, 'customer', row.image),
  }
}

export const partnerOf = (row: ConversationRow): Partner => ({ type: row.partner_type, id: row.partner_id })

export function presentMessage(row: MessageRow, talk: ConversationRow, { pictureOf }: ChatView): ChatMessage {
  const sender_type = row.by_customer ? 'customer' : talk.partner_type
  const at = row.created_at.toISOString()
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    sender_id: personId(sender_type, row.by_customer ? talk.customer_id : talk.partner_id),
    sender_type,
    message: row.message,
    file: row.file.length > 0 ? JSON.stringify(row.file) : null,
    file_full_url: row.file.map(pictureOf),
    is_seen: toBit(row.is_seen),
    request_key: row.by_customer ? row.request_key : null,
    created_at: at,
    updated_at: at,
  }
}

export function presentConversation(
  row: ConversationRow,
  last: MessageRow | undefined,
  people: People,
  view: ChatView,
): Conversation {
  const sender = presentCustomer(people.customer, view.origin)
  const receiver = presentPartner(partnerOf(row), people, view)
  return {
    id: row.id,
    sender_id: sender.id,
    sender_type: 'customer',
    receiver_id: receiver.id,
    receiver_type: row.partner_type,
    last_message_id: row.last_message_id,
    last_message_time: row.last_message_time?.toISOString() ?? null,
    unread_message_count: row.unread_message_count,
    sender,
    receiver,
    last_message: last ? presentMessage(last, row, view) : null,
    created_at: row.created_at.toISOString(),
    updated_at: (row.last_message_time ?? row.created_at).toISOString(),
  }
}
