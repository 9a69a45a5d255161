// `npm start`: install if needed, build if needed, open the shop.
import { join } from 'node:path'
import {
  ensureBuilt,
  ensureInstalled,
  pinnedNode,
  root,
  runInForeground,
  shopEnvironment,
  shopFlags,
} from './launch.mjs'

ensureInstalled()
const node = pinnedNode()
ensureBuilt(node)
runInForeground(node, [...shopFlags, join(root, 'dist/server/main.js')], {
  env: { ...shopEnvironment, ...process.env, NODE_ENV: 'production', FIVEFOLD_ROOT: root },
})
