// Events arrive in pieces; none may be lost or doubled.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventReader } from './event-text.ts'

const text =
  'event: ready\ndata: {}\n\n: a comment\n\nevent: notice\ndata: {"title":"سلام"}\n\nevent: bad\ndata: {\n\n'
const events = [
  { name: 'ready', data: {} },
  { name: 'notice', data: { title: 'سلام' } },
]

test('[PSH-01] events are the same however the network cuts them', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(text.length)), (cuts) => {
      const read = createEventReader()
      const places = [0, ...cuts.sort((a, b) => a - b), text.length]
      const pieces = places.slice(1).map((end, index) => text.slice(places[index], end))
      expect(pieces.flatMap(read)).toEqual(events)
    }),
  )
})
