// The demo as the server takes it: a world to fill an empty shop with, its art, the past of its customers, and its actors.
import type { Demo, DemoWorld } from '#server/demo.ts'
import type { Config } from '#server/platform/config/config.ts'
import { createActors } from './actors/actors.ts'
import { artDrawing } from './art/recipe.ts'
import { prepareWorld } from './load/prepare-world.ts'
import { liveDemoPast } from './past/demo-past.ts'

const world: DemoWorld = {
  drawings: { art: artDrawing },
  prepare: prepareWorld,
  livePast: liveDemoPast,
}

export function createDemo(config: Config): Demo {
  return { world: config.demo ? world : null, actors: createActors(config) }
}
