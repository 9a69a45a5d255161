// Fetches the map library once; callers warm it when a pointer or the focus comes near.

type MapModule = typeof import('./open-map.ts')

let loading: Promise<MapModule> | null = null

export function loadMap(): Promise<MapModule> {
  loading ??= import('./open-map.ts').catch((error: unknown) => {
    // The next try may have a network again.
    loading = null
    throw error
  })
  return loading
}
