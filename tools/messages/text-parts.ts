// The arguments and tags an ICU text asks for, and the words that are left when they are taken out.
import compile from 'icu-minify/compile'

/** What a text is made of: names of arguments and tags, and its plain words. */
export interface TextParts {
  names: Set<string>
  words: string
}

export function partsOf(text: string): TextParts {
  const parts: TextParts = { names: new Set(), words: '' }
  collect(compile(text), parts)
  return parts
}

function collect(nodes: unknown, parts: TextParts): void {
  if (typeof nodes === 'string') parts.words += nodes
  if (!Array.isArray(nodes)) return
  for (const node of nodes) {
    if (Array.isArray(node)) collectNamed(node, parts)
    else collect(node, parts)
  }
}

/** `['name']`, `['name', kind, options]` or `['tag', ...children]`. */
function collectNamed([name, kind, options, ...more]: unknown[], parts: TextParts): void {
  parts.names.add(String(name))
  // Zero is `#` as the first child of a tag, not a kind of argument.
  const isArgument = typeof kind === 'number' && kind !== 0
  if (!isArgument) collect([kind, options, ...more], parts)
  // Branches of select and plural; the options of dates and numbers are no text.
  else if (kind <= 3) for (const branch of Object.values(Object(options))) collect(branch, parts)
}
