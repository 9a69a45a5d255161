// `npm run world`: loads the demo world into the database of the settings, unless it is there already; `--items 1000000`
// grows it.
import { parseArgs } from 'node:util'
import { createDemo } from '#demo/demo.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { startApi } from '#server/shop.ts'
import { root } from './launch.mjs'

const { values } = parseArgs({ options: { items: { type: 'string' } } })
const wanted = values.items === undefined ? {} : { DEMO_ITEMS: values.items }
const config = readConfig({ ...process.env, ...wanted, DEMO: 'on' })
const api = await startApi({ config, root, demo: createDemo(config) })
await api.close()
