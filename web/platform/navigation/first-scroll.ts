// Whether the router may scroll after a page is rendered: always but the first time in a browser.
// The first page already is where it should be: the server's script has scrolled it, or the reader has meanwhile.

export function scrollsAfterFirst(): () => boolean {
  let isFirst = typeof window !== 'undefined'
  return () => {
    const scrolls = !isFirst
    isFirst = false
    return scrolls
  }
}
