// The log says what went wrong, and not about whom.
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function lineOf(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = []
  write(createLog('info', { write: (line) => void lines.push(line) }))
  return { text: lines.join(''), line: JSON.parse(lines[0] ?? '') }
}

test.each(['error', 'problem', 'failure', 'err'])('an Error under `%s` is written with its stack', (word) => {
  const { line } = lineOf((log) => log.warn({ [word]: new TypeError('no such thing') }, 'went wrong'))
  expect(line[word]).toMatchObject({
    name: 'TypeError',
    message: 'no such thing',
    stack: expect.stringContaining('log.test.ts'),
  })
})

test('a failed query is named without the values customers wrote', () => {
  const cause = Object.assign(new Error('duplicate key value'), { code: '23505' })
  const error = new DrizzleQueryError('insert into customer values ($1)', ['ann@shop.test'], cause)
  const { text, line } = lineOf((log) => log.error({ error }, 'request failed'))
  expect(text).not.toContain('ann@shop.test')
  expect(line.error.message).toContain('insert into customer values ($1)')
  expect(line.error.stack).toContain('log.test.ts')
  expect(line.error.cause).toMatchObject({ code: '23505', message: 'duplicate key value' })
})

test('what is no Error is written as text, and a circle of causes ends', () => {
  expect(lineOf((log) => log.warn({ error: 'gone' }, 'x')).line.error).toMatchObject({ message: 'gone' })
  const circle: Error = new Error('a')
  circle.cause = circle
  expect(lineOf((log) => log.warn({ error: circle }, 'x')).line.error).toMatchObject({ message: 'a' })
})
