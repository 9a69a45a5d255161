// Who is calling: a customer by token, a guest by id, or nobody in particular.
import type { Caller } from '#contract/core/endpoint.ts'
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'

export interface CustomerIdentity {
  kind: 'customer'
  customer_id: number
  session_id: number
}

export interface GuestIdentity {
  kind: 'guest'
  guest_id: string
}

/** The shop's own people, who come through the operations API only. */
export interface OperatorIdentity {
  kind: 'operator'
}

export type Identity = CustomerIdentity | GuestIdentity | OperatorIdentity | { kind: 'nobody' }

/** What a handler may count on, by the endpoint's caller. */
export type CallerOf<Who extends Caller> = Who extends 'customer'
  ? CustomerIdentity
  : Who extends 'guest_or_customer'
    ? CustomerIdentity | GuestIdentity
    : Who extends 'operator'
      ? OperatorIdentity
      : Identity

export const nobody: Identity = { kind: 'nobody' }

/** Turns what a request carries into an identity; an invalid token counts as none (api.md 1.4). */
export type Identify = (credentials: { token: string | null; guest_id: string | null }) => Promise<Identity>

export function bearerToken(headers: Headers): string | null {
  const [, token] = /^Bearer\s+(\S{1,500})$/i.exec(headers.get('authorization') ?? '') ?? []
  return token && token !== 'null' && token !== 'undefined' ? token : null
}

export function checkCaller(wanted: Caller, identity: Identity): void {
  if (wanted === 'customer') refuseUnless(identity.kind === 'customer', coreFailures.unauthenticated)
  if (wanted === 'operator') refuseUnless(identity.kind === 'operator', coreFailures.unauthenticated)
  if (wanted === 'guest_or_customer') {
    refuseUnless(identity.kind === 'customer' || identity.kind === 'guest', coreFailures.unauthorized)
  }
}
