// How a customer of the demo writes to somebody and is answered.
import { z } from 'zod'
import type { PartnerType } from '#contract/features/chat/chat.schema.ts'
import type { DemoTalk } from '../content/business/customers.ts'
import type { Visitor } from './demo-visitor.ts'

const said = z.object({ conversation: z.object({ id: z.number() }) })

export async function talkWith(
  visitor: Visitor,
  partner: { type: PartnerType; id: number },
  { question, answer }: DemoTalk,
): Promise<void> {
  const message = { receiver_type: partner.type, receiver_id: partner.id, message: question }
  const { conversation } = said.parse(await visitor.send('POST', '/customer/message/send', message))
  await visitor.wait(2)
  await visitor.operate('POST', `/chats/${conversation.id}/messages`, { message: answer })
  await visitor.ask(`/customer/message/details?conversation_id=${conversation.id}`)
}
