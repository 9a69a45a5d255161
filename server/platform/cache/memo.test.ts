// A memo: one load for many, none of it cached when it failed or was overtaken.
import { expect, test, vi } from 'vitest'
import { createMemo } from './memo.ts'

test('what was loaded once serves everybody until it is forgotten', async () => {
  let count = 0
  const memo = createMemo(async () => {
    count += 1
    return count
  })
  expect(await Promise.all([memo.get(), memo.get()])).toEqual([1, 1])
  expect(await memo.get()).toBe(1)
  memo.forget()
  expect(await memo.get()).toBe(2)
})

test('a failed load reaches those who waited, and the next one loads again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no answer'))
  load.mockResolvedValue('found')
  const memo = createMemo(load)
  const both = await Promise.allSettled([memo.get(), memo.get()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(load).toHaveBeenCalledTimes(1)
  expect(await memo.get()).toBe('found')
})

test('a load that throws before it returns anything is a failed load like any other', async () => {
  let isBroken = true
  const memo = createMemo((): Promise<string> => {
    if (isBroken) throw new Error('at once')
    return Promise.resolve('found')
  })
  await expect(memo.get()).rejects.toThrow('at once')
  isBroken = false
  expect(await memo.get()).toBe('found')
})

test('a load that a change overtook serves those who waited, and nobody after', async () => {
  const loads = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let begun = 0
  const memo = createMemo(() => loads[begun++]?.promise ?? Promise.reject(new Error('asked too often')))
  const before = memo.get()
  memo.forget()
  const after = memo.get()
  loads[1]?.resolve('new')
  loads[0]?.resolve('old')
  expect([await before, await after, await memo.get()]).toEqual(['old', 'new', 'new'])
})

test('an overtaken load that fails does not drop the newer one', async () => {
  const first = Promise.withResolvers<string>()
  const load = vi.fn<() => Promise<string>>().mockReturnValueOnce(first.promise).mockResolvedValue('new')
  const memo = createMemo(load)
  const before = memo.get()
  memo.forget()
  await memo.get()
  first.reject(new Error('too late'))
  await expect(before).rejects.toThrow('too late')
  expect(await memo.get()).toBe('new')
  expect(load).toHaveBeenCalledTimes(2)
})
