// The same words on every side: feature folders, message areas, and no folder that cannot say what it holds.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../report/finding.ts'
import type { Rules, Side } from './rules.types.ts'

export function checkWords(root: string, paths: readonly string[], rules: Rules): Finding[] {
  return [...featureFindings(root, rules), ...areaFindings(root, rules), ...folderFindings(paths, rules)]
}

function namesIn(root: string, folder: string): string[] {
  const full = join(root, folder)
  return existsSync(full) ? readdirSync(full) : []
}

const sideNames: readonly Side[] = ['contract', 'server', 'web', 'e2e']

/** Browser tests have the words of every side. */
function wordsOf({ featureGraph, e2eWords }: Rules): Record<Side, readonly string[]> {
  const contract = Object.keys(featureGraph.contract.uses)
  const server = Object.keys(featureGraph.server.uses)
  const web = Object.keys(featureGraph.web.uses)
  return { contract, server, web, e2e: [...contract, ...server, ...web, ...e2eWords] }
}

function featureFindings(root: string, rules: Rules): Finding[] {
  const words = wordsOf(rules)
  return sideNames.flatMap((side) => {
    const folder = rules.sides[side]
    return namesIn(root, folder).flatMap((name) => {
      const word = name.replace(/\.spec\.ts$/, '')
      if (words[side].includes(word)) return []
      const text = words.e2e.includes(word)
        ? `'${word}' has no place on this side`
        : `'${word}' is not a feature word of tools/architecture/feature-graph.ts`
      return [{ file: `${folder}/${name}`, text }]
    })
  })
}

function areaFindings(root: string, rules: Rules): Finding[] {
  const { folder, languages } = rules.messages
  const areasOf = (language: string) => namesIn(root, `${folder}/${language}`)
  const all = [...new Set(languages.flatMap(areasOf))]
  return languages.flatMap((language) => {
    const present = new Set(areasOf(language))
    return all
      .filter((area) => !present.has(area))
      .map((area) => ({
        file: `${folder}/${language}/${area}`,
        text: 'this language lacks the message area',
      }))
  })
}

function folderFindings(paths: readonly string[], rules: Rules): Finding[] {
  const folders = new Set(paths.flatMap((path) => foldersOf(path)))
  return [...folders]
    .filter((folder) => rules.refusedFolders.includes(folder.split('/').at(-1) ?? ''))
    .map((folder) => ({ file: folder, text: 'a folder is named by what it holds' }))
}

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
