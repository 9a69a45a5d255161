// `npm run world`: loads the demo world into the database of the settings, unless it is there already.

import { readConfig } from '#server/platform/config/config.ts'
import { startApi } from '#server/shop.ts'
import { root } from './launch.mjs'

const api = await startApi({ config: readConfig({ ...process.env, DEMO: 'on' }), root })
await api.close()
