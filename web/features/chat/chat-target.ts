// Which conversation an address means: both entry routes of CHT-01 name it in their own way.
import { type PartnerType, partnerTypes } from '#contract/features/chat/chat.schema.ts'

export type ChatTarget =
  | { kind: 'list' }
  | { kind: 'conversation'; conversation_id: number }
  /** Somebody there may be no conversation with yet. */
  | { kind: 'partner'; type: PartnerType; id: number }

/** Names of the search parameters, on /chatting and in the inbox of the profile. */
export const chatSearchNames = ['conversationId', 'type', 'id', 'routeName', 'chatFrom'] as const

export type ChatSearch = Partial<Record<(typeof chatSearchNames)[number], string>>

const isPartnerType = (text: string | undefined): text is PartnerType =>
  partnerTypes.some((type) => type === text)

const wholeNumber = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : null)

export function chatTargetIn(search: ChatSearch): ChatTarget {
  const conversation_id = wholeNumber(search.conversationId)
  if (conversation_id !== null) return { kind: 'conversation', conversation_id }
  const id = search.type === 'admin' ? 0 : wholeNumber(search.id)
  if (isPartnerType(search.type) && id !== null) return { kind: 'partner', type: search.type, id }
  return { kind: 'list' }
}

const routeNames = { admin: 'admin_id', vendor: 'vendor_id', delivery_man: 'delivery_man_id' } as const

export function chatSearchOf(target: ChatTarget): ChatSearch {
  if (target.kind === 'list') return {}
  if (target.kind === 'conversation') {
    return { conversationId: String(target.conversation_id), chatFrom: 'true' }
  }
  const { type, id } = target
  return { type, id: String(id), routeName: routeNames[type], chatFrom: 'true' }
}

/** As the endpoint asks for it. */
export function chatTargetInput(target: Exclude<ChatTarget, { kind: 'list' }>) {
  if (target.kind === 'conversation') return { conversation_id: target.conversation_id }
  return { [routeNames[target.type]]: target.id }
}
