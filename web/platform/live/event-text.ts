// Server-sent events as text: cut into events however the network cut the bytes.
import { isRecord } from '#contract/core/shape.ts'

export interface LiveEvent {
  name: string
  data: Record<string, unknown>
}

/** Takes pieces of the stream and gives the events that became whole with each. */
export function createEventReader(): (piece: string) => LiveEvent[] {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => eventOf(block) ?? [])
  }
}

function eventOf(block: string): LiveEvent | null {
  const lines = block.split('\n')
  const field = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2))
  const [name] = field('event')
  if (name === undefined) return null
  try {
    const data: unknown = JSON.parse(field('data').join('\n'))
    return isRecord(data) ? { name, data } : null
  } catch {
    return null
  }
}
