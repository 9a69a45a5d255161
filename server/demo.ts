// What a demo brings along; the server knows none and runs without one, its process hands one over.
import type { AppParts } from './app.ts'
import type { Connection } from './database/connection.ts'
import type { PartnerAnswers } from './features/chat/partner-answers.ts'
import type { Operations } from './features/order/operations/operations.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { Config } from './platform/config/config.ts'
import type { GeoPack } from './platform/geo/pack.ts'
import type { Point } from './platform/geo/point.ts'
import type { Route } from './platform/geo/router.ts'
import type { Drawing, PictureStore } from './platform/images/picture-store.ts'
import type { Log } from './platform/log/log.ts'
import type { Gateway } from './platform/payment/gateway.ts'

export interface DemoParts {
  /** Without a limit of time: filling tables on a slow disk takes as long as it takes. */
  connection: Connection
  config: Config
  clock: Clock
  log: Log
  pictures: PictureStore
  pack: GeoPack
}

export interface PreparedDemo {
  /** Loaded just now, by this process: its customers have no past yet. */
  is_new: boolean
  stop(): void
}

export interface DemoWorld {
  /** How pictures of its kinds are drawn, by file ending. */
  drawings: Record<string, Drawing>
  /** Fills an empty database once and keeps its dates fresh. */
  prepare(parts: DemoParts): Promise<PreparedDemo>
  /** Lets its customers order, pay and write through the API, with the clock set back. */
  livePast(parts: AppParts): Promise<void>
}

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

export interface Demo {
  /** Null where only the actors are wanted. */
  world: DemoWorld | null
  actors: DemoActors
}
