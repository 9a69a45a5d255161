import { expect, test } from 'vitest'
import { createRenewedBehind } from './renewed-behind.ts'

function setUp(isDear: boolean) {
  let at = 0
  let answer = 1
  const made: PromiseWithResolvers<number>[] = []
  const kept = createRenewedBehind<number>({
    now: () => at,
    milliseconds: 1_000,
    longestBehind: 10_000,
    atMost: 2,
    isDear: () => isDear,
  })
  const ask = (key = 'a') =>
    kept.get(key, () => {
      const one = Promise.withResolvers<number>()
      made.push(one)
      return one.promise
    })
  return {
    kept,
    ask,
    made,
    pass: (milliseconds: number) => {
      at += milliseconds
    },
    /** Answers the reading that was begun last. */
    async read() {
      made.at(-1)?.resolve(answer)
      answer += 1
      await new Promise(setImmediate)
    },
  }
}

test('those who ask at once share one reading', async () => {
  const { ask, made, read } = setUp(true)
  const both = Promise.all([ask(), ask()])
  await read()
  expect(await both).toEqual([1, 1])
  expect(made).toHaveLength(1)
})

test('of what is dear the known serves until the new has been read', async () => {
  const { kept, ask, made, pass, read } = setUp(true)
  void ask()
  await read()
  kept.forget()
  expect(await ask()).toBe(1)
  expect(made).toHaveLength(1)
  pass(1_000)
  expect(await ask()).toBe(1)
  expect(await ask()).toBe(1)
  await new Promise(setImmediate)
  expect(made).toHaveLength(2)
  await read()
  expect(await ask()).toBe(2)
})

test('what is quickly read is never behind', async () => {
  const { kept, ask, pass, read } = setUp(false)
  void ask()
  await read()
  kept.forget()
  const after = ask()
  await read()
  expect(await after).toBe(2)
  pass(1_000)
  const later = ask()
  await read()
  expect(await later).toBe(3)
})

test('what was read before a change is not taken for the new', async () => {
  const { kept, ask, made } = setUp(false)
  const before = ask()
  kept.forget()
  const after = ask()
  made[0]?.resolve(1)
  made[1]?.resolve(2)
  expect(await before).toBe(1)
  expect(await after).toBe(2)
  expect(made).toHaveLength(2)
})

test('a failed renewal leaves the known, and is tried again', async () => {
  const { ask, made, pass, read } = setUp(true)
  void ask()
  await read()
  pass(1_000)
  await ask()
  await new Promise(setImmediate)
  made.at(-1)?.reject(new Error('no database'))
  await new Promise(setImmediate)
  expect(await ask()).toBe(1)
  await new Promise(setImmediate)
  expect(made).toHaveLength(3)
  await read()
  expect(await ask()).toBe(2)
})

test('the oldest go first', async () => {
  const { ask, made, read } = setUp(true)
  for (const key of ['a', 'b', 'c']) {
    void ask(key)
    await read()
  }
  void ask('a')
  expect(made).toHaveLength(4)
  await read()
})

test('what nobody asked for in a long time is read before it is given', async () => {
  const { ask, pass, read } = setUp(true)
  void ask()
  await read()
  pass(5_000)
  expect(await ask()).toBe(1)
  await read()
  pass(10_001)
  const late = ask()
  await read()
  expect(await late).toBe(3)
})

test('what is dear is not read again at once because a change overtook it', async () => {
  const { kept, ask, made, read } = setUp(true)
  const first = ask()
  kept.forget()
  await read()
  await first
  expect(await ask()).toBe(1)
  expect(made).toHaveLength(1)
})
