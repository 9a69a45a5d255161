// The chat endpoints, one line each.
import { chatEndpoints } from '#contract/features/chat/chat.endpoints.ts'
import type { PartnerType } from '#contract/features/chat/chat.schema.ts'
import { bind } from '#server/platform/http/bind.ts'
import { translate } from '#server/platform/messages/translate.ts'
import type { Partner } from './chat.db.ts'
import type { ChatService } from './chat.service.ts'

const ends = chatEndpoints

const partner = (type: PartnerType | undefined, id: number | undefined): Partner | undefined =>
  type === undefined || id === undefined ? undefined : { type, id }

interface AskedPartner {
  admin_id?: number | undefined
  vendor_id?: number | undefined
  delivery_man_id?: number | undefined
}

/** Clients send 0, or the number of whoever answered; to the customer the shop is one. */
const askedPartner = ({ admin_id, vendor_id, delivery_man_id }: AskedPartner) =>
  partner('vendor', vendor_id) ??
  partner('delivery_man', delivery_man_id) ??
  partner('admin', admin_id === undefined ? undefined : 0)

export const chatRoutes = (service: ChatService) => [
  bind(ends.list, ({ caller, input, scope }) => service.list(caller.customer_id, input.type, input, scope)),
  bind(ends.search, ({ caller, input, scope }) =>
    service.search(caller.customer_id, input.name, input, scope),
  ),
  bind(ends.details, ({ caller, input, scope }) => {
    const whom = { conversation_id: input.conversation_id, partner: askedPartner(input) }
    return service.details(caller.customer_id, whom, input, scope)
  }),
  bind(
    ends.send,
    async ({ caller, input, scope, request_key }) => {
      const { conversation_id, receiver_type, receiver_id, message, image } = input
      const receiver = receiver_type === 'admin' ? 0 : receiver_id
      const whom = { conversation_id, partner: partner(receiver_type, receiver) }
      const said = { message, image, request_key }
      const details = await service.send(caller.customer_id, whom, said, input, scope)
      return { ...details, message: translate(scope.language, 'successfully sent!') }
    },
    { perMinute: 60 },
  ),
  bind(ends.unread, ({ caller }) => service.unread(caller.customer_id)),
]
