// Structured logs; secrets are cut out by path, whoever logs them.
import { pino } from 'pino'
import type { Config } from '../config/config.ts'

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

export function createLog(level: Config['log_level']) {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
  })
}

export type Log = ReturnType<typeof createLog>
