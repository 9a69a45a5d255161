// Fetches the map library once; callers preload it when a pointer or the focus comes near.
import { loadOnce } from '../lazy/load-once.ts'

export const loadMap = loadOnce(() => import('./open-map.ts'))
