// Speaks to the desk of a running shop for whoever signs in.
import { deskPath } from '#contract/core/desk.ts'

export interface DeskShop {
  url: string
  email: string
  password: string
  /** Of the second step, where it is on. */
  code?: string
}

/** Said wrongly, or refused by the shop: its text is all there is to show. */
export class CommandRefused extends Error {}

export type Desk = Awaited<ReturnType<typeof signIn>>

export async function signIn({ url, email, password, code }: DeskShop) {
  const address = (path: string) => new URL(`/api/v1${deskPath}${path}`, url)
  const entered = await answerOf(
    await fetch(address('/sign-in'), jsonOf('POST', { email, password, ...(code ? { code } : {}) })),
  )
  const authorization = { authorization: `Bearer ${textIn(entered, 'token')}` }
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(address(path), { ...init, headers: { ...init.headers, ...authorization } })
    return response.ok ? response : refuseWith(response)
  }
  return {
    send,
    json: async (path: string, init?: RequestInit) => answerOf(await send(path, init)),
    signOut: () => send('/sign-out', jsonOf('POST', {})),
  }
}

export function jsonOf(method: string, body: object): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

async function answerOf(response: Response): Promise<Record<string, unknown>> {
  if (!response.ok) return refuseWith(response)
  const answer: unknown = await response.json()
  return typeof answer === 'object' && answer !== null ? { ...answer } : {}
}

async function refuseWith(response: Response): Promise<never> {
  const answer: unknown = await response.json().catch(() => null)
  const said =
    typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : ''
  throw new CommandRefused(`${response.status} ${said || 'without a reason'}`)
}

function textIn(answer: Readonly<Record<string, unknown>>, name: string): string {
  const text = answer[name]
  if (typeof text !== 'string') throw new CommandRefused(`The shop's answer lacks '${name}'.`)
  return text
}
