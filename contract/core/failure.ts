// The closed set of expected refusals: code and status on the wire, and the English text that is its key.

export interface FailureEntry {
  code: string
  message: string
}

/** Body of every refusal. */
export interface FailureEnvelope {
  errors: FailureEntry[]
}

export interface FailureKind {
  status: 400 | 401 | 403 | 404 | 405 | 406 | 407 | 409 | 413 | 415 | 422 | 429 | 500 | 503
  code: string
  /** English text; the other languages are looked up by it. `{name}` is filled from parameters. */
  message: string
}

export type FailureParameters = Record<string, string | number>

/** Thrown where a rule refuses; anything else that is thrown is a bug. */
export class Failure extends Error {
  readonly kind: FailureKind
  readonly parameters: FailureParameters
  /** Sent beside the envelope: what the caller needs to decide again. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    kind: FailureKind,
    parameters: FailureParameters = {},
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(fillIn(kind.message, parameters))
    this.name = 'Failure'
    this.kind = kind
    this.parameters = parameters
    this.details = details
  }
}

export function refuse(kind: FailureKind, parameters?: FailureParameters): never {
  throw new Failure(kind, parameters)
}

export function refuseUnless(
  condition: unknown,
  kind: FailureKind,
  parameters?: FailureParameters,
): asserts condition {
  if (!condition) throw new Failure(kind, parameters)
}

/** Puts parameters into `{name}` places; an unknown place stays as it is, so that a slip shows. */
export function fillIn(text: string, parameters: FailureParameters): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    String((Object.hasOwn(parameters, name) ? parameters[name] : null) ?? place),
  )
}

/** Refusals any endpoint may give. */
export const coreFailures = {
  not_found: { status: 404, code: 'not-found', message: 'Not found' },
  unauthenticated: { status: 401, code: 'auth-001', message: 'Unauthenticated.' },
  unauthorized: { status: 401, code: 'auth-001', message: 'Unauthorized' },
  not_allowed: { status: 403, code: 'permission', message: 'You may not do this.' },
  /** Two edited one thing: whoever saves second sees what changed first. */
  changed_meanwhile: {
    status: 409,
    code: 'version',
    message: 'Somebody else changed this in the meantime. Look at it again before you save.',
  },
  module_required: { status: 403, code: 'moduleId', message: 'Module id required' },
  module_unknown: { status: 403, code: 'moduleId', message: 'Not found' },
  zone_required: { status: 403, code: 'zoneId', message: 'Zone id required' },
  zone_malformed: { status: 403, code: 'zoneId', message: 'The selected zone id is invalid.' },
  body_malformed: { status: 400, code: 'body', message: 'The request body could not be read.' },
  body_too_large: { status: 413, code: 'body', message: 'The request body is too large.' },
  method_not_allowed: { status: 405, code: 'method', message: 'This method is not allowed here.' },
  /** Of any request that may be repeated under its key. */
  key_reused: { status: 422, code: 'Idempotency-Key', message: 'This key was used for another request.' },
  too_many_requests: {
    status: 429,
    code: 'throttle',
    message: 'Too many requests. Please try again shortly.',
  },
  unavailable: {
    status: 503,
    code: 'unavailable',
    message: 'The service is starting. Please try again shortly.',
  },
  /** The database does not answer in time, or too many wait for it: the same request may succeed in a moment. */
  busy: { status: 503, code: 'busy', message: 'The shop is busy. Please try again in a moment.' },
  /** The shop is closed for maintenance; the config says so too (maintenance_mode). */
  maintenance: {
    status: 503,
    code: 'maintenance',
    message: 'The shop is closed for maintenance and will be back soon.',
  },
  body_too_complex: { status: 413, code: 'body', message: 'The request holds too many fields.' },
  internal: { status: 500, code: 'internal', message: 'Something went wrong. Please try again.' },
} as const satisfies Record<string, FailureKind>
