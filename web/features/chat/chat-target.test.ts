// Both entry routes name the same conversation.
import { expect, test } from 'vitest'
import { type ChatTarget, chatSearchOf, chatTargetIn } from './chat-target.ts'

test.each([
  [
    { conversationId: '12', type: 'vendor', chatFrom: 'true' },
    { kind: 'conversation', conversation_id: 12 },
  ],
  [
    { type: 'delivery_man', id: '7', routeName: 'delivery_man_id', chatFrom: 'true' },
    { kind: 'partner', type: 'delivery_man', id: 7 },
  ],
  [{ type: 'admin' }, { kind: 'partner', type: 'admin', id: 0 }],
  [{}, { kind: 'list' }],
  [{ conversationId: 'x' }, { kind: 'list' }],
  [{ type: 'king', id: '1' }, { kind: 'list' }],
  [{ type: 'vendor', id: '-1' }, { kind: 'list' }],
] as const)('[CHT-01] %j is %j', (search, target) => {
  expect(chatTargetIn(search)).toEqual(target)
})

test.each<ChatTarget>([
  { kind: 'list' },
  { kind: 'conversation', conversation_id: 3 },
  { kind: 'partner', type: 'admin', id: 0 },
  { kind: 'partner', type: 'vendor', id: 9 },
])('[CHT-01] %j is written as it is read', (target) => {
  expect(chatTargetIn(chatSearchOf(target))).toEqual(target)
})
