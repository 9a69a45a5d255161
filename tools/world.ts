// `npm run world`: loads the demo world into the database of the settings, unless it is there already; `--items 1000000`
// grows it.
import { parseArgs } from 'node:util'
import { demo } from '#demo/demo.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { startApi } from '#server/shop.ts'
import { root } from './launch.mjs'

const { values } = parseArgs({ options: { items: { type: 'string' } } })
const wanted = values.items === undefined ? {} : { DEMO_ITEMS: values.items }
const api = await startApi({ config: readConfig({ ...process.env, ...wanted, DEMO: 'on' }), root, demo })
await api.close()
