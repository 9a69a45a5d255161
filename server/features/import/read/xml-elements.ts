// Reads XML from outside as it comes in: the parser knows no entities of the file's own, and what is not well-formed is refused.
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { FileRefused } from './table.ts'

export interface XmlHandler {
  open?(tag: SaxesTagPlain): void
  close?(name: string): void
  text?(text: string): void
}

/** Calls the handler for every piece; yields after each, so that what was found can be handed on. */
export async function* parsedXml(pieces: AsyncIterable<string>, handler: XmlHandler): AsyncGenerator<void> {
  const parser = new SaxesParser()
  parser.on('error', (problem) => {
    throw new FileRefused('unreadable', {}, problem)
  })
  parser.on('opentag', (tag) => handler.open?.(tag))
  parser.on('closetag', ({ name }) => handler.close?.(localName(name)))
  parser.on('text', (text) => handler.text?.(text))
  parser.on('cdata', (text) => handler.text?.(text))
  try {
    for await (const piece of pieces) {
      parser.write(piece)
      yield
    }
    parser.close()
    yield
  } catch (problem) {
    throw problem instanceof FileRefused ? problem : new FileRefused('unreadable', {}, problem)
  }
}

/** Without its prefix: `x:row` is a row. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
