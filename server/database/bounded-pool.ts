// A pool of connections with a bounded queue: who comes when too many wait is refused at once instead of late.
import pg from 'pg'
import { busy } from './busy.ts'

type Connected = Parameters<pg.Pool['connect']>[0]

export class BoundedPool extends pg.Pool {
  readonly #queueLimit: number

  constructor(queueLimit: number, config: pg.PoolConfig) {
    super(config)
    this.#queueLimit = queueLimit
  }

  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    const isFull = this.waitingCount >= this.#queueLimit && this.idleCount === 0 && this.#hasNoRoom()
    const refusal = isFull ? busy('too many wait for a connection') : undefined
    if (!connected) return refusal ? Promise.reject(refusal) : super.connect()
    if (refusal) connected(refusal, undefined, () => undefined)
    else super.connect(connected)
    return undefined
  }

  #hasNoRoom(): boolean {
    return this.totalCount >= this.options.max
  }
}
