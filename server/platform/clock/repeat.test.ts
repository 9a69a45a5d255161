// Work that comes back goes on whatever one turn does.
import { expect, onTestFinished, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

test('a turn that fails, at once or later, is told of and followed by the next', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let turns = 0
  const problems: unknown[] = []
  const work = (): Promise<void> => {
    turns += 1
    if (turns === 1) throw new Error('at once')
    return turns === 2 ? Promise.reject(new Error('later')) : Promise.resolve()
  }
  const repeating = repeat(work, 1_000, (problem) => problems.push(problem))
  await vi.advanceTimersByTimeAsync(3_000)
  await repeating.stop()
  expect(turns).toBe(3)
  expect(problems).toMatchObject([{ message: 'at once' }, { message: 'later' }])
})
