// Opens a map once its library has come, synchronizes its style, and closes it when its element unmounts.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchScript } from '#web/ui/lazy/fetch-script.ts'

/** Broken: no WebGL2, or no network for the library. What stands beside a map works without it. */
export type MapPhase = 'opening' | 'open' | 'broken'

interface OpenMap {
  restyle(styleUrl: string): void
  close(): void
}

interface MapNews {
  onReady(): void
  onBroken(): void
}

interface OpenedMapParts<Library, Controls> {
  styleUrl: string
  load(): Promise<Library>
  /** Null when there is nothing to draw it in. */
  open(library: Library, news: MapNews): Controls | null
  /** Said once, for whoever arranges the page around the map. */
  onBroken?: (() => void) | undefined
}

export function useOpenedMap<Library, Controls extends OpenMap>(parts: OpenedMapParts<Library, Controls>) {
  const map = useRef<Controls | null>(null)
  const [phase, setPhase] = useState<MapPhase>('opening')
  const load = useEffectEvent(() => fetchScript(() => parts.load()))
  const fail = useEffectEvent(() => {
    setPhase('broken')
    parts.onBroken?.()
  })
  const open = useEffectEvent((library: Library) => {
    const news = { onReady: () => setPhase('open'), onBroken: () => fail() }
    map.current = parts.open(library, news)
  })

  useEffect(() => {
    let isGone = false
    load()
      .then((library) => {
        if (!isGone) open(library)
      })
      .catch(() => {
        if (!isGone) fail()
      })
    return () => {
      isGone = true
      map.current?.close()
      map.current = null
    }
  }, [])

  useEffect(() => {
    map.current?.restyle(parts.styleUrl)
  }, [parts.styleUrl])

  return { map, phase }
}
