// Reads the body of an answer whole or not at all: a body that is cut, empty or not JSON is an error, never data.
import { type ApiFailure, failureFrom, NoAnswer } from './api-failure.ts'

/** The data of an answer that says it went well. */
export async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw new NoAnswer('the answer was cut short', { cause })
  })
  try {
    return JSON.parse(text)
  } catch (cause) {
    // A captive portal's page, or the first half of what the shop sent.
    throw new NoAnswer('the answer is not whole JSON', { cause })
  }
}

/** The refusal in any other answer: its status counts, whatever somebody in between made of its body. */
export async function readFailure(response: Response): Promise<ApiFailure> {
  const { status, headers } = response
  const body = await readAnswer(response).catch((error: unknown) => {
    if (error instanceof NoAnswer) return null
    throw error
  })
  return failureFrom(status, body, retryAfterMs(headers.get('retry-after'), Date.now()))
}

/** Seconds or a date, as HTTP writes it. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now
  return Number.isFinite(ms) ? Math.max(ms, 0) : null
}
