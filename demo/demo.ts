// The demo as the server takes it: a world to fill an empty shop with, its art, and the past of its customers.
import type { Demo } from '#server/demo.ts'
import { artDrawing } from './art/recipe.ts'
import { prepareWorld } from './load/prepare-world.ts'
import { liveDemoPast } from './past/demo-past.ts'

export const demo: Demo = {
  drawings: { art: artDrawing },
  prepare: prepareWorld,
  livePast: liveDemoPast,
}
