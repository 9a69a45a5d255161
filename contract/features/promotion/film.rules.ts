// A film elsewhere: the address it is shown in a frame at, so that page and content policy mean the same one.

interface Host {
  names: readonly string[]
  /** Of a page about a film; null when the address is about something else. */
  filmOf(url: URL): string | null
  frame(film: string): string
}

const lastPart = ({ pathname }: URL) => pathname.split('/').filter(Boolean).at(-1) ?? null

/** Their pages about films refuse to be framed; their players do not. */
const hosts: readonly Host[] = [
  {
    names: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be'],
    filmOf: (url) => url.searchParams.get('v') ?? lastPart(url),
    frame: (film) => `https://www.youtube-nocookie.com/embed/${encodeURIComponent(film)}`,
  },
  {
    names: ['vimeo.com', 'www.vimeo.com'],
    filmOf: lastPart,
    frame: (film) => `https://player.vimeo.com/video/${encodeURIComponent(film)}`,
  },
]

/** Null for what is no address, or one that is not secured. */
export function filmFrame(address: string | null): string | null {
  const url = address !== null && URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:') return null
  const host = hosts.find(({ names }) => names.includes(url.hostname))
  if (!host) return url.href
  const film = host.filmOf(url)
  return film === null ? null : host.frame(film)
}
