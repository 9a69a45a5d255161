// Turns message files into compiled messages during the build; their keys and types stay those of the source.
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const messageFile = /[\\/]web[\\/]messages[\\/](en|ar|tg|ru)[\\/](?:desk[\\/])?[\w-]+\.ts$/

/** Messages are compiled at build time, so the parser stays out of the browser. */
export const formatOnly: Record<string, string> = {
  'use-intl/format-message': 'use-intl/format-message/format-only',
}

function compileDeep(value: unknown): unknown {
  if (typeof value === 'string') return compile(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, compileDeep(inner)]))
}

export function compiledMessages(): Plugin {
  return {
    name: 'fivefold:compiled-messages',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id
      if (!messageFile.test(file)) return null
      const exports: Record<string, unknown> = await import(pathToFileURL(file).href)
      const lines = Object.entries(exports).map(
        ([name, messages]) => `export const ${name} = ${JSON.stringify(compileDeep(messages))}`,
      )
      return {
        code: lines.join('\n'),
        map: null,
        moduleSideEffects: false,
        meta: { file: relative('.', file) },
      }
    },
  }
}
