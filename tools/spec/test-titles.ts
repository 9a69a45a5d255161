// The titles of the tests that really run in a test file, with the requirement ids they carry.
import { parseSync, Visitor } from 'vite'

export interface TestTitle {
  title: string
  line: number
  ids: string[]
}

const testWords = new Set(['test', 'it', 'describe'])

/** Tests that are switched off prove nothing. */
const switchedOff = new Set(['skip', 'todo', 'fixme', 'fail'])

export function testTitles(path: string, text: string): TestTitle[] {
  const titles: TestTitle[] = []
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [first], start }) {
      const words = wordsOf(callee)
      const title = first && titleOf(first)
      if (!title || !testWords.has(words[0] ?? '') || words.some((word) => switchedOff.has(word))) return
      titles.push({ title, line: text.slice(0, start).split('\n').length, ids: idsIn(title) })
    },
  })
  visitor.visit(parseSync(path, text).program)
  return titles
}

interface Node {
  type: string
}

interface Callee extends Node {
  name?: unknown
  object?: Callee
  property?: Callee
  callee?: Callee
  tag?: Callee
}

/** `test.describe.only` and `test.each(rows)` as words: test, describe, only; test, each. */
function wordsOf(node: Callee): string[] {
  if (node.type === 'Identifier') return [String(node.name)]
  if (node.object && node.property) return [...wordsOf(node.object), ...wordsOf(node.property)]
  const inner = node.callee ?? node.tag
  return inner ? wordsOf(inner) : []
}

interface Argument extends Node {
  value?: unknown
  quasis?: { value: { raw: string } }[]
}

function titleOf(node: Argument): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral') return (node.quasis ?? []).map(({ value }) => value.raw).join('…')
  return null
}

/** `[CRT-07]`, also several: `[CRT-07] [CRT-08]` or `[CRT-07, CRT-08]`. */
function idsIn(title: string): string[] {
  const groups = [...title.matchAll(/\[([A-Z]{3}-\d{2}(?:,\s*[A-Z]{3}-\d{2})*)\]/g)]
  return groups.flatMap((match) => (match[1] ?? '').split(/,\s*/))
}
