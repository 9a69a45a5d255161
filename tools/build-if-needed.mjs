// Builds the shop when its sources changed since the last build; the browser tests and the bench use that build.
import { ensureBuilt, pinnedNode } from './launch.mjs'

ensureBuilt(pinnedNode())
