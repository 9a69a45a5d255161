// What a demo brings along; the server knows none and runs without one, its process hands one over.
import type { AppParts } from './app.ts'
import type { Connection } from './database/connection.ts'
import type { DemoActors } from './demo-actors.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { Config } from './platform/config/config.ts'
import type { GeoPack } from './platform/geo/pack.ts'
import type { Drawing, PictureStore } from './platform/images/picture-store.ts'
import type { Log } from './platform/log/log.ts'

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

export interface Demo {
  /** Null where only the actors are wanted. */
  world: DemoWorld | null
  actors: DemoActors
}
