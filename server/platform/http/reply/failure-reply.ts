// Every refusal leaves through here: one envelope, in the caller's language, never a stack trace.
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { coreFailures, Failure, type FailureEntry, type FailureKind } from '#contract/core/failure.ts'
import type { Log } from '../../log/log.ts'
import { throttle } from '../../log/throttle.ts'
import { translate } from '../../messages/translate.ts'
import { addressOf } from '../caller/client.ts'
import { readScope } from '../request/request-scope.ts'
import { failurePage, type PageFailure } from './failure-page.ts'
import { pageReader } from './page-reader.ts'

/** Several findings at once, already in the caller's language. */
export class ValidationFailure extends Error {
  readonly entries: FailureEntry[]
  constructor(entries: FailureEntry[]) {
    super('validation')
    this.entries = entries
  }
}

/** Seconds: a database that was restarted is back by then, a lock is free. */
export const busySeconds = 2

/** What somebody hears who tries passwords, tokens and codes: many of them in the log are an attack, and where it comes from. */
const guessing = new Set([401, 429])

/** `isBusy` tells a database that is away, frozen or overrun from a bug. */
export function failureReply(log: Log, isBusy: (error: unknown) => boolean = () => false) {
  const warn = throttle((about: object, more) => log.warn({ ...about, ...more }, 'request refused: busy'))
  const note = throttle((about: object, more) =>
    log.info({ ...about, ...more }, 'request refused: not allowed'),
  )
  return (error: Error, context: Context): Response | Promise<Response> => {
    if (error instanceof ValidationFailure) return context.json({ errors: error.entries }, 403)
    const failure = asFailure(error, isBusy)
    const { status } = failure.kind
    const about = { request_id: context.get('requestId'), path: context.req.path }
    if (guessing.has(status)) note({ ...about, status, address: addressOf(context) })
    else if (isClosed(failure)) note({ ...about, status })
    else if (status === 503) warn({ ...about, error })
    else if (status >= 500) log.error({ ...about, error }, 'request failed')
    return status >= 500 && isPage(context) ? pageWith(context, failure) : replyWith(context, failure)
  }
}

const isClosed = ({ kind }: Failure) => kind.code === coreFailures.maintenance.code

function pageFailureOf({ code, status }: FailureKind): PageFailure {
  if (code === coreFailures.maintenance.code) return 'maintenance'
  return status === 503 ? 'busy' : 'broken'
}

/** Asked for by a browser, for somebody to read; what programs ask for is below /api/. */
function isPage({ req }: Context): boolean {
  return !req.path.startsWith('/api/') && (req.header('accept')?.includes('text/html') ?? false)
}

function pageWith(context: Context, { kind, parameters }: Failure): Response | Promise<Response> {
  const isPassing = kind.status === 503
  if (isPassing) context.header('Retry-After', String(parameters.retry_after ?? busySeconds))
  context.header('Cache-Control', 'no-store')
  return context.html(failurePage(pageFailureOf(kind), pageReader(context)), kind.status)
}

export function replyWith(context: Context, failure: Failure): Response {
  const { language } = readScope(context.req.raw.headers)
  const message = translate(language, failure.kind.message, failure.parameters)
  const retryAfter = failure.parameters.retry_after
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter))
  // `message` beside `errors`: clients read either (NET-04).
  const body = { ...failure.details, errors: [{ code: failure.kind.code, message }], message }
  return context.json(body, failure.kind.status)
}

function asFailure(error: Error, isBusy: (error: unknown) => boolean): Failure {
  if (error instanceof Failure) return error
  if (isBusy(error)) return new Failure(coreFailures.busy, { retry_after: busySeconds })
  if (error instanceof HTTPException) return new Failure(kindOfStatus(error.status))
  return new Failure(coreFailures.internal)
}

function kindOfStatus(status: number): FailureKind {
  if (status === 413) return coreFailures.body_too_large
  if (status === 404) return coreFailures.not_found
  return status < 500 ? coreFailures.body_malformed : coreFailures.internal
}
