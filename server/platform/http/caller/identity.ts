// Who is calling: a customer or one of the shop's people by token, a guest by id, or nobody in particular.
import type { Caller, Endpoint } from '#contract/core/endpoint.ts'
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import { isPermitted, type StaffRole } from '#contract/core/permission.ts'

export interface CustomerIdentity {
  kind: 'customer'
  customer_id: number
  session_id: number
}

export interface GuestIdentity {
  kind: 'guest'
  guest_id: string
}

/** A program that holds the operations token. */
export interface OperatorIdentity {
  kind: 'operator'
}

/** One of the shop's own people, signed in at the desk; as they are in the moment of the request. */
export interface StaffIdentity {
  kind: 'staff'
  staff_id: number
  session_id: number
  name: string
  roles: readonly StaffRole[]
  /** A manager's. */
  store_ids: readonly number[]
}

export type Identity =
  | CustomerIdentity
  | GuestIdentity
  | OperatorIdentity
  | StaffIdentity
  | { kind: 'nobody' }

/** What a handler may count on, by the endpoint's caller. */
export type CallerOf<Who extends Caller> = Who extends 'customer'
  ? CustomerIdentity
  : Who extends 'guest_or_customer'
    ? CustomerIdentity | GuestIdentity
    : Who extends 'operator'
      ? OperatorIdentity
      : Who extends 'staff'
        ? StaffIdentity
        : Identity

export const nobody: Identity = { kind: 'nobody' }

/** Turns what a request carries into an identity; an invalid token counts as none (api.md 1.4). */
export type Identify = (credentials: { token: string | null; guest_id: string | null }) => Promise<Identity>

export function bearerToken(headers: Headers): string | null {
  const [, token] = /^Bearer\s+(\S{1,500})$/i.exec(headers.get('authorization') ?? '') ?? []
  return token && token !== 'null' && token !== 'undefined' ? token : null
}

export function checkCaller({ caller, needs }: Pick<Endpoint, 'caller' | 'needs'>, identity: Identity): void {
  if (caller === 'customer') refuseUnless(identity.kind === 'customer', coreFailures.unauthenticated)
  if (caller === 'operator') refuseUnless(identity.kind === 'operator', coreFailures.unauthenticated)
  if (caller === 'guest_or_customer') {
    refuseUnless(identity.kind === 'customer' || identity.kind === 'guest', coreFailures.unauthorized)
  }
  if (caller === 'staff') {
    refuseUnless(identity.kind === 'staff', coreFailures.unauthenticated)
    // An endpoint that forgot to name its permission is closed, not open.
    refuseUnless(needs !== undefined && isPermitted(identity.roles, needs), coreFailures.not_allowed)
  }
}
