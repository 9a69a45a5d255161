// `node tools/run.mjs file.ts …`: installs if needed, then runs a TypeScript tool on the pinned Node.
import { ensureInstalled, pinnedNode, runTool } from './launch.mjs'

ensureInstalled()
runTool(pinnedNode(), process.argv.slice(2))
