// How a customer of the demo writes to somebody and is answered.
import { z } from 'zod'
import type { PartnerType } from '#contract/features/chat/chat.schema.ts'
import type { DemoTalk } from '../content/business/customers.ts'
import type { Doors } from './demo-visitor.ts'

const said = z.object({ conversation: z.object({ id: z.number() }) })

export async function talkWith(
  doors: Doors,
  partner: { type: PartnerType; id: number },
  { question, answer }: DemoTalk,
): Promise<void> {
  const message = { receiver_type: partner.type, receiver_id: partner.id, message: question }
  const { conversation } = said.parse(await doors.send('POST', '/customer/message/send', message))
  await doors.wait(2)
  await doors.operate('POST', `/chats/${conversation.id}/messages`, { message: answer })
  await doors.ask(`/customer/message/details?conversation_id=${conversation.id}`)
}
