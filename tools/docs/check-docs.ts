// Documentation that names what is not there is worse than none: every path, link and script must exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Finding } from '../report/finding.ts'
import { projectFiles } from '../report/project-files.ts'
import { markdownReferences, type Reference } from './markdown-references.ts'

/** Made by a build or a run: there or not, depending on what ran before. */
const madeFolders = new Set(['dist', 'data', 'node_modules', 'test-results', 'playwright-report', '.cache'])

export interface DocsReport {
  pages: number
  findings: Finding[]
}

interface Project {
  root: string
  scripts: ReadonlySet<string>
  /** First parts of paths that mean this project; `text/html` means something else. */
  topLevel: ReadonlySet<string>
}

export function checkDocs(root: string): DocsReport {
  const pages = projectFiles(root, ['README.md', 'CONTRIBUTING.md', 'docs']).filter((path) =>
    path.endsWith('.md'),
  )
  const project: Project = {
    root,
    scripts: scriptsOf(root),
    topLevel: new Set(readdirSync(root).filter((name) => !madeFolders.has(name))),
  }
  return { pages: pages.length, findings: pages.flatMap((page) => findingsIn(page, project)) }
}

function scriptsOf(root: string): Set<string> {
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return new Set(Object.keys(scripts))
}

function findingsIn(page: string, project: Project): Finding[] {
  return markdownReferences(readFileSync(join(project.root, page), 'utf8')).flatMap((reference) => {
    const text = problemOf(page, reference, project)
    return text ? [{ file: page, line: reference.line, text }] : []
  })
}

function problemOf(page: string, { kind, value }: Reference, project: Project): string | null {
  if (kind === 'script') return project.scripts.has(value) ? null : `there is no script '${value}'`
  if (kind === 'link') {
    const target = join(project.root, dirname(page), decodeURIComponent(value))
    return existsSync(target) ? null : `the link leads nowhere: ${value}`
  }
  const first = value.split('/')[0] ?? ''
  if (!project.topLevel.has(first)) return null
  return existsSync(join(project.root, value)) ? null : `there is no ${value}`
}
