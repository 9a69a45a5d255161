// What a page of documentation claims to exist: links, paths in code, npm scripts, each with its line.

export interface Reference {
  kind: 'link' | 'path' | 'script'
  value: string
  line: number
}

export function markdownReferences(text: string): Reference[] {
  let fenced = false
  return text.split('\n').flatMap((content, index) => {
    const isFence = /^\s*(```|~~~)/.test(content)
    if (isFence) fenced = !fenced
    const found = isFence ? [] : fenced ? scriptsIn(content) : referencesIn(content)
    return found.map((reference) => ({ ...reference, line: index + 1 }))
  })
}

type Found = Omit<Reference, 'line'>

function referencesIn(content: string): Found[] {
  const spans = [...content.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
  const prose = content.replace(/`[^`]+`/g, '')
  return [...linksIn(prose), ...spans.flatMap(pathsIn), ...spans.flatMap(scriptsIn)]
}

function linksIn(prose: string): Found[] {
  const inline = [...prose.matchAll(/\]\(\s*<?([^)\s>]+)/g)]
  const definitions = [...prose.matchAll(/^\s*\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)/g)]
  return [...inline, ...definitions]
    .map((match) => match[1] ?? '')
    .filter((target) => !/^(?:[a-z][a-z+.-]*:|#|\/\/)/i.test(target))
    .map((target) => ({ kind: 'link', value: target.split('#')[0] ?? target }))
}

/** A path from the root has a slash and nothing that makes it a pattern, an address or a sentence. */
function pathsIn(span: string): Found[] {
  const value = span.replace(/^\.\//, '').replace(/:\d+$/, '')
  const isPath = /^[\w.@-]+(?:\/[\w.@$-]+)+\/?$/.test(value)
  return isPath ? [{ kind: 'path', value }] : []
}

/** Commands npm brings along that are also names of scripts. */
const shortForms = '(?:test|start)'

function scriptsIn(code: string): Found[] {
  const run = code.matchAll(/\bnpm (?:run|run-script) ([\w:-]+)/g)
  const short = code.matchAll(new RegExp(`\\bnpm (${shortForms})\\b`, 'g'))
  return [...run, ...short].map((match) => ({ kind: 'script', value: match[1] ?? '' }))
}
