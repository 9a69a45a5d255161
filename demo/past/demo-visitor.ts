// What a customer of the demo can do at a moment of the past, and the shop's people with them.
import type { DemoCustomer } from '../content/business/customers.ts'

/** One customer of the shop, at a moment of the past. */
export interface Visitor {
  customer: DemoCustomer
  ask(path: string, headers?: Record<string, string>): Promise<unknown>
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<unknown>
  /** As the shop's own people. */
  operate(method: 'POST' | 'PUT', path: string, body: unknown): Promise<unknown>
  /** Time goes by, and what is due meanwhile happens. */
  wait(minutes: number): Promise<void>
}
