// The actors of a demo, as services know them; the rest of a demo knows the whole app (server/demo.ts).
import type { PartnerAnswers } from './features/chat/partner-answers.ts'
import type { Operations } from './features/order/operations/operations.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { Point } from './platform/geo/point.ts'
import type { Route } from './platform/geo/router.ts'
import type { Gateway } from './platform/payment/gateway.ts'

/** What actors find in the shop: the acts of its own people, with the same checks. */
export interface ActorParts {
  clock: Clock
  orders: Pick<Operations, 'served' | 'advance' | 'position'>
  chat: Pick<PartnerAnswers, 'unanswered' | 'answer'>
  /** Along the roads; as the crow flies where no map is there. */
  route(from: Point, to: Point): Route
}

/** They stand in for the people and companies that a real shop works with. */
export interface DemoActors {
  /** Customers may choose them as soon as the business settings list them. */
  gateways: readonly Gateway[]
  /** Taken in place of every one-time code; null: none is. */
  one_time_code: string | null
  /** What they do whenever work is due, in this order; what happens twice, or in two processes, counts once. */
  steps(shop: ActorParts): readonly (() => Promise<void>)[]
}
