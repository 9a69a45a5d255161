// A pool of connections with a bounded queue: a request that comes when too many wait is refused at once instead of late.
import pg from 'pg'
import { admit, isAdmitted } from '#server/platform/http/limits/admission.ts'
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
    const refusal = this.#isFull() && !isAdmitted() ? busy('too many wait for a connection') : undefined
    if (!refusal) admit()
    if (!connected) return refusal ? Promise.reject(refusal) : super.connect()
    if (refusal) connected(refusal, undefined, () => undefined)
    else super.connect(connected)
    return undefined
  }

  #isFull(): boolean {
    const hasFree = this.idleCount > 0 || this.totalCount < this.options.max
    return !hasFree && this.waitingCount >= this.#queueLimit
  }
}
