// `node tools/run.mjs file.ts …`: installs if needed, then runs a TypeScript tool on the pinned Node.
import { ensureInstalled, pinnedNode, runInForeground } from './launch.mjs'

ensureInstalled()
runInForeground(pinnedNode(), process.argv.slice(2))
