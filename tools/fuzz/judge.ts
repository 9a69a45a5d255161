// What an answer must never be, whatever was asked.
import { z } from 'zod'
import { marks } from './hostile-texts.ts'
import type { FuzzRequest } from './request.ts'

export interface Answer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  text: string
  /** From the first byte sent to the last one received. */
  milliseconds: number
}

/** Longer than this, twice more when it is asked alone, is a fault. */
export const slowMs = 500

const envelope = z.object({ errors: z.array(z.object({ code: z.string(), message: z.string() })).min(1) })

/** Frames of a trace, or where the program and its packages lie. */
const traces = [
  /\n\s+at .{1,200}:\d+:\d+/,
  /file:\/\/\/\S+\.[cm]?[jt]s/,
  /node_modules\//,
  /\bnode:internal\//,
]

/** What PostgreSQL and its client say; no input of the run says it. */
const databaseWords = [
  /Failed query:/,
  /syntax error at or near/,
  /invalid input syntax for/,
  /violates (?:check|unique|foreign key|not-null) constraint/,
  /duplicate key value/,
  /invalid byte sequence for encoding/,
  /(?:relation|column) "[^"]+" does not exist/,
  /unsupported Unicode escape sequence/,
]

/** Null: nothing wrong. Slowness is judged apart, for it needs asking again. */
export function faultOf(
  request: Pick<FuzzRequest, 'is_page' | 'method' | 'raw'>,
  answer: Answer,
): string | null {
  const { status, headers, text } = answer
  if (status >= 500) return `answered ${status}`
  if (traces.some((trace) => trace.test(text))) return 'the answer holds a stack trace'
  if (databaseWords.some((words) => words.test(text))) return 'the answer holds words of the database'
  if (headers[marks.header] !== undefined) return 'a header was injected'
  if (String(headers.location ?? '').includes('elsewhere.fuzz.example')) {
    if (isElsewhere(String(headers.location))) return `sent on to ${headers.location}`
  }
  const type = String(headers['content-type'] ?? '')
  if (type.startsWith('text/html') && (text.includes(marks.script) || text.includes(marks.image))) {
    return 'markup of the request stands in the page'
  }
  const isRefusal = status >= 400 && request.method !== 'HEAD' && !request.is_page && !request.raw
  return isRefusal && !isEnvelope(text) ? `a refusal (${status}) that is no envelope` : null
}

/** As a part of our own address it leads nowhere. */
function isElsewhere(location: string): boolean {
  try {
    return new URL(location, 'http://shop.test').host === 'elsewhere.fuzz.example'
  } catch {
    return true
  }
}

function isEnvelope(text: string): boolean {
  try {
    return envelope.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}
