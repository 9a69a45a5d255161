// What the browser gets of the contract.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { leanEndpoints, withDroppableConstants } from './lean-contract.ts'

const schemas = { params: z.object({}), input: z.object({ a: z.string() }), reply: z.string(), failures: [] }

test('an endpoint keeps its method, its path and its caller and loses its schemas', () => {
  const code = leanEndpoints({
    teaEndpoints: {
      pour: { method: 'POST', path: '/tea/{id}', caller: 'anyone', summary: 'Pours tea.', ...schemas },
    },
  })
  expect(code).toBe(
    'export const teaEndpoints = {"pour":{"method":"POST","path":"/tea/{id}","caller":"anyone"}}',
  )
})

test('plain data beside endpoints stays, schemas and functions go', () => {
  const code = leanEndpoints({
    teaFailures: { cold: { status: 404, code: 'tea', message: 'Cold' } },
    sugar: 2,
    teaInput: z.object({ a: z.string() }),
    shared: { method: 'GET', input: schemas.input },
    brew: () => 'tea',
  })
  expect(code.split('\n')).toEqual([
    'export const teaFailures = {"cold":{"status":404,"code":"tea","message":"Cold"}}',
    'export const sugar = 2',
  ])
})

test('constants made by calls can be dropped, and are what they were', async () => {
  const code = [
    "const one = [1, 2].map((n) => n * 2), two = 'two'",
    'export const three = new Set(one)',
    'export function four() { return three.size }',
    'export const five = { six: one.concat([8]) }',
  ].join('\n')
  const marked = withDroppableConstants(code)
  expect(marked.match(/\/\* @__PURE__ \*\/ \(\(\) => \(/g)).toHaveLength(3)
  expect(marked).toContain("two = 'two'")
  const made = await import(`data:text/javascript,${encodeURIComponent(marked)}`)
  expect([made.four(), made.five.six]).toEqual([2, [2, 4, 8]])
})
