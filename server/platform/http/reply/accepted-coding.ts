// Which compressed form of a body a caller can read; one that it refuses by `q=0` is none.

export type BodyCoding = 'br' | 'gzip' | 'identity'

const refused = /;\s*q=0(?:\.0*)?\s*$/

/** The smallest of the forms there are. */
export function codingFor(accepted: string | undefined): BodyCoding {
  const names = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .filter((word) => !refused.test(word))
      .map((word) => word.split(';', 1)[0]?.trim()),
  )
  if (names.has('br')) return 'br'
  return names.has('gzip') ? 'gzip' : 'identity'
}
