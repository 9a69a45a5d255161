// Every refusal leaves through here: one envelope, in the caller's language, never a stack trace.
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { coreFailures, Failure, type FailureEntry, type FailureKind } from '#contract/core/failure.ts'
import type { Log } from '../log/log.ts'
import { translate } from '../messages/translate.ts'
import { readScope } from './request-scope.ts'

/** Several findings at once, already in the caller's language. */
export class ValidationFailure extends Error {
  readonly entries: FailureEntry[]
  constructor(entries: FailureEntry[]) {
    super('validation')
    this.entries = entries
  }
}

export function failureReply(log: Log) {
  return (error: Error, context: Context): Response => {
    if (error instanceof ValidationFailure) return context.json({ errors: error.entries }, 403)
    const failure = asFailure(error)
    if (failure.kind.status >= 500) {
      log.error({ error, request_id: context.get('requestId'), path: context.req.path }, 'request failed')
    }
    return replyWith(context, failure)
  }
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

function asFailure(error: Error): Failure {
  if (error instanceof Failure) return error
  if (error instanceof HTTPException) return new Failure(kindOfStatus(error.status))
  return new Failure(coreFailures.internal)
}

function kindOfStatus(status: number): FailureKind {
  if (status === 413) return coreFailures.body_too_large
  if (status === 404) return coreFailures.not_found
  return status < 500 ? coreFailures.body_malformed : coreFailures.internal
}
