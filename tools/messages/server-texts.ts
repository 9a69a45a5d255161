// Every English text the server may send: refusals, validation templates, and texts given to `translate`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { validationTemplates } from '#server/platform/http/request/validation.ts'
import { projectFiles } from '../report/project-files.ts'

export async function serverTexts(root: string): Promise<Set<string>> {
  return new Set([
    ...(await failureMessages(root)),
    ...Object.values(validationTemplates),
    ...projectFiles(root, ['server'])
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .flatMap((path) => translatedLiterals(path, readFileSync(join(root, path), 'utf8'))),
  ])
}

async function failureMessages(root: string): Promise<string[]> {
  const paths = projectFiles(root, ['contract']).filter((path) => /(^|\/|\.)failures?\.ts$/.test(path))
  const modules: object[] = await Promise.all(
    paths.map((path) => import(pathToFileURL(join(root, path)).href)),
  )
  return modules.flatMap((module) => Object.values(module)).flatMap(messagesOf)
}

/** Exported tables of failures; functions and classes beside them have no entries with a message. */
function messagesOf(table: unknown): string[] {
  if (typeof table !== 'object' || table === null) return []
  return Object.values(table).flatMap((kind: unknown) =>
    typeof kind === 'object' && kind !== null && 'message' in kind ? [String(kind.message)] : [],
  )
}

/** `translate(language, 'Text')`: a text that is written where it is sent. */
export function translatedLiterals(path: string, text: string): string[] {
  const found: string[] = []
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [, second] }) {
      const isTranslate = callee.type === 'Identifier' && callee.name === 'translate'
      if (isTranslate && second?.type === 'Literal' && typeof second.value === 'string')
        found.push(second.value)
    },
  })
  visitor.visit(parseSync(path, text).program)
  return found
}

/** Every text written in contract and server: success messages are handed through functions and tables before they leave. */
export function writtenTexts(root: string): Set<string> {
  return new Set(
    projectFiles(root, ['contract', 'server'])
      .filter(
        (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('/messages/messages.'),
      )
      .flatMap((path) => literalsOf(path, readFileSync(join(root, path), 'utf8'))),
  )
}

function literalsOf(path: string, text: string): string[] {
  const found: string[] = []
  const visitor = new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') found.push(value)
    },
  })
  visitor.visit(parseSync(path, text).program)
  return found
}
