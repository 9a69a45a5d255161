// Structured logs; secrets are cut out by path, whoever logs them.
import { type DestinationStream, pino } from 'pino'
import type { Config } from '../config/config.ts'
import { describeProblem } from './describe-problem.ts'

const secrets = [
  'authorization',
  'cookie',
  'password',
  'confirm_password',
  'token',
  'otp',
  'reset_token',
  'guest_id',
]

/** Every word the project calls a caught thing by: without a serializer an Error is written as `{}`. */
const serializers = {
  error: describeProblem,
  problem: describeProblem,
  failure: describeProblem,
  err: describeProblem,
}

export function createLog(level: Config['log_level'], destination?: DestinationStream) {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
  }
  return destination ? pino(options, destination) : pino(options)
}

export type Log = ReturnType<typeof createLog>
