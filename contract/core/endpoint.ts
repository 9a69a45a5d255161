// An endpoint as data: both sides read the same definition, and the OpenAPI document is made from it.
import type { z } from 'zod'
import type { FailureKind } from './failure.ts'
import type { Permission } from './permission.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call: everybody, a customer, a customer or guest (api.md, auth column), a program that holds the operations
 * token, or one of the shop's own people, signed in at the desk.
 */
export type Caller = 'anyone' | 'customer' | 'guest_or_customer' | 'operator' | 'staff'

/** Whether a scoping header is demanded, merely used when present, or not read. */
export type ScopeNeed = 'required' | 'used' | 'unused'

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Input extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Who extends Caller = Caller,
> {
  method: Method
  /** Below /api/v1, with `{name}` places: `/items/details/{id}`. */
  path: string
  feature: string
  summary: string
  caller: Who
  /** Of the shop's own people: without it nobody of them may call. */
  needs?: Permission
  module: ScopeNeed
  zone: ScopeNeed
  params: Params
  /** Query and body merged: any parameter may come in either (api.md 1.1). */
  input: Input
  reply: Reply
  failures: readonly FailureKind[]
  /** What is read by who sends neither token nor guest id; without it they are refused. Never for a write. */
  replyToNobody?(input: z.output<Input>): z.output<Reply>
}

export type EndpointParams<E extends Endpoint> = z.output<E['params']>
/** Path values as a caller writes them. */
export type EndpointPath<E extends Endpoint> = z.input<E['params']>
export type EndpointInput<E extends Endpoint> = z.output<E['input']>
/** What a caller writes: before defaults and conversions. */
export type EndpointRequest<E extends Endpoint> = z.input<E['input']>
export type EndpointReply<E extends Endpoint> = z.output<E['reply']>

/** Keeps the exact schema types while checking the shape. */
export function defineEndpoint<
  const Params extends z.ZodType,
  const Input extends z.ZodType,
  const Reply extends z.ZodType,
  const Who extends Caller,
>(endpoint: Endpoint<Params, Input, Reply, Who>): Endpoint<Params, Input, Reply, Who> {
  return endpoint
}
