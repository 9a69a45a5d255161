// What one request can cost everybody: a megabyte of the worst body of each kind, for all answers wait while it is read.
import { z } from 'zod'
import { type WorstBody, worstBodies } from '#server/testing/worst-bodies.ts'

const limitMs = 50
/** The best of them counts: the others had to wait for something else. */
const tries = 5

/** Prints the time of each kind; false when one is beyond the limit. */
export async function printBodies(origin: string): Promise<boolean> {
  console.log(`\na megabyte of the worst bodies, ms until it is answered (limit ${limitMs})`)
  // Its schema reads JSON inside text, and a guest gets as far as the schema.
  const url = `${origin}/api/v1/customer/order/place?guest_id=${await newGuest(origin)}`
  let fits = true
  for (const body of worstBodies()) {
    const { status, ms } = await bestOf(url, body)
    const over = ms > limitMs
    fits &&= !over
    console.log(
      `${body.name.padEnd(50)} ${ms.toFixed(1).padStart(6)}   ${status}${over ? '   over the limit' : ''}`,
    )
  }
  return fits
}

async function bestOf(url: string, { body, type }: WorstBody): Promise<{ status: number; ms: number }> {
  let best = { status: 0, ms: Number.POSITIVE_INFINITY }
  for (let done = 0; done < tries; done += 1) {
    const before = performance.now()
    const response = await fetch(url, { method: 'POST', body, headers: { 'content-type': type } })
    await response.arrayBuffer()
    const ms = performance.now() - before
    if (ms < best.ms) best = { status: response.status, ms }
  }
  return best
}

async function newGuest(origin: string): Promise<number> {
  const response = await fetch(`${origin}/api/v1/auth/guest/request`, { method: 'POST' })
  return z.object({ guest_id: z.number() }).parse(await response.json()).guest_id
}
