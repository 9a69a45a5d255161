// Which requests may wait for the database whatever the queue: those it has begun to work for.
//
// A request asks several times. Were each question refused when too many wait, nearly all requests of a rush would be
// refused half-way, after work was done for them. So only the first question of a request meets the limit.
import { AsyncLocalStorage } from 'node:async_hooks'

interface Admission {
  isAdmitted: boolean
}

const admissions = new AsyncLocalStorage<Admission>()

/** What a page asks the API for belongs to the request for the page. */
export function asOneRequest<Result>(work: () => Result): Result {
  return admissions.run(admissions.getStore() ?? { isAdmitted: false }, work)
}

export function isAdmitted(): boolean {
  return admissions.getStore()?.isAdmitted ?? false
}

export function admit(): void {
  const admission = admissions.getStore()
  if (admission) admission.isAdmitted = true
}
