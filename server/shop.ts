// Starts everything the shop needs, in order, and knows how to stop it again.
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { type App, type AppParts, createApp } from './app.ts'
import { connect, unhurried } from './database/connection.ts'
import { startEmbeddedPostgres } from './database/embedded/embedded-postgres.ts'
import { migrateDatabase } from './database/migrate.ts'
import { createReadiness } from './database/readiness.ts'
import type { Demo } from './demo.ts'
import { mountDesk } from './desk-pages.ts'
import { createOutages } from './outages.ts'
import { systemClock } from './platform/clock/clock.ts'
import { repeat } from './platform/clock/repeat.ts'
import type { Config } from './platform/config/config.ts'
import { listenForChanges } from './platform/events/catalogue-changes.ts'
import { createLiveEvents } from './platform/events/live-events.ts'
import { openGeo } from './platform/geo/geo.ts'
import {
  type ConnectionLimits,
  connectionLimits,
  createLimitedServer,
} from './platform/http/limits/connections.ts'
import { unaddressedReply } from './platform/http/limits/unreadable.ts'
import { endUnreadBody } from './platform/http/request/body-limits.ts'
import { builtInPictures } from './platform/images/built-in-pictures.ts'
import { createPictureStore } from './platform/images/picture-store.ts'
import { createPrivatePictures, keepPictureSecret } from './platform/images/private-pictures.ts'
import { createLog, type Log } from './platform/log/log.ts'
import { originalsIn } from './platform/messages/original-texts.ts'
import { firebaseOf } from './platform/push/firebase.ts'
import { createPush } from './platform/push/push.ts'
import { keepPushKeys } from './platform/push/push-keys.ts'
import { mountStorefront, type PageHandler } from './storefront.ts'

/** What is replaced today may lie there until tomorrow. */
const sweepEveryMs = 6 * 3_600_000

/** As often as somebody who watches an order wants to see it move. */
const workEveryMs = 2_000

/** Somebody waits in front of the progress of an import. */
const importEveryMs = 1_000

export interface ShopParts {
  config: Config
  /** The checkout or installation: migrations, built storefront and data are below it. */
  root: string
  /** Null: an empty shop stays empty until somebody stocks it. */
  demo: Demo | null
  checkReplies?: boolean
}

/** Everything but the pages: database, world, API, pictures and maps. */
export async function startApi({ config, root, demo, checkReplies = false }: ShopParts) {
  const log = createLog(config.log_level)
  if (!config.public_url && !config.demo)
    log.warn('PUBLIC_URL is not set: links name an address of this machine')
  const dataDir = resolve(root, config.data_dir)
  const database = await openDatabase({ config, root, dataDir, log })
  const { url, connection, slow, outages } = database

  const pictures = createPictureStore({
    root: join(dataDir, 'pictures'),
    drawings: demo?.world?.drawings,
    builtIn: builtInPictures,
  })
  const geo = openGeoOf(config, root, log)
  const clock = systemClock
  const { pack } = geo
  const world = await demo?.world?.prepare({ connection: slow, config, log, clock, pictures, pack })

  const live = createLiveEvents(url, log)
  const parts: AppParts = {
    ...{ config, clock, log, pictures, live, geo, checkReplies },
    ...(await openKeys({ config, dataDir, log })),
    db: connection.db,
    actors: demo?.actors,
    originals: originalsIn(join(root, 'dist/texts.json')),
    isReady: createReadiness(connection.pool),
  }
  if (world?.is_new) await demo?.world?.livePast(parts)
  const made = createApp(parts)
  const { app, sendCached, pageCache, maintenance, ownerLink, work, imports, changes, pictures: swept } = made
  const worker = repeat(work, workEveryMs, outages.workFailed)
  const importer = repeat(imports.work, importEveryMs, outages.workFailed)
  const sweeper = repeat(swept.work, sweepEveryMs, outages.workFailed)
  const listening = await listenForChanges(url, {
    changes,
    // Open for as long as the shop is, this connection is the first to notice that the database is gone.
    onLost: outages.databaseLost,
  })
  return {
    app,
    sendCached,
    pageCache,
    maintenance,
    ownerLink,
    async close() {
      world?.stop()
      imports.stop()
      await worker.stop()
      await importer.stop()
      swept.stop()
      await sweeper.stop()
      await listening.close()
      await live.close()
      await database.close()
    },
  }
}

interface StartParts {
  config: Config
  dataDir: string
  log: Log
}

/** The embedded one where the settings name none; migrated before anybody asks it anything. */
async function openDatabase({ config, root, dataDir, log }: StartParts & { root: string }) {
  const embedded = config.database_url
    ? null
    : await startEmbeddedPostgres({ dataDir, log: (line) => log.info(line) })
  const url = () => config.database_url ?? embedded?.url ?? ''
  const outages = createOutages(log, embedded)
  const onError = outages.connectionBroke
  const connection = connect(url, { limits: config.database_limits, onError })
  // Filling tables on a slow disk takes as long as it takes; the shop's own queries must not.
  const slow = connect(url, { limits: { ...unhurried, connections: 2 }, onError })
  await migrateDatabase(slow, join(root, 'server/database'))
  return {
    url,
    connection,
    slow,
    outages,
    async close() {
      await slow.close()
      await connection.close()
      await embedded?.stop()
    },
  }
}

function openGeoOf(config: Config, root: string, log: Log) {
  return openGeo({
    pack_folder: join(root, 'dist/geo'),
    places: config.places,
    routes: config.routes,
    now: () => systemClock.now().getTime(),
    onFailure: (failure) => log.warn({ failure }, 'a place or route provider failed'),
  })
}

/** What is sent and shown with a key: made on the first start where the settings bring none. */
async function openKeys({ config, dataDir, log }: StartParts): Promise<Pick<AppParts, 'push' | 'privately'>> {
  const keys = config.push.keys ?? (await keepPushKeys(dataDir))
  const pictureSecret = config.picture_secret ?? (await keepPictureSecret(dataDir))
  const apps = firebaseOf(config.firebase, { clock: systemClock, log })
  return {
    push: createPush({ ...config.push, keys, apps }),
    privately: createPrivatePictures(pictureSecret, systemClock),
  }
}

export async function startShop(parts: ShopParts) {
  const { config, root } = parts
  const api = await startApi(parts)
  const pages: { default: PageHandler } = await import(
    pathToFileURL(join(root, 'dist/web/server/server.js')).href
  )
  // Before the shop's pages: a shop that is closed for maintenance still has people at work.
  mountDesk(api, join(root, 'dist/desk'))
  mountStorefront(api, { clientFolder: join(root, 'dist/web/client'), pages: pages.default, config })
  const server = await listen(api, config)
  const origin = config.public_url ?? `http://localhost:${server.port}`
  process.stdout.write(`Fivefold is open at ${origin}\n`)
  const link = await api.ownerLink(origin)
  if (link !== null) process.stdout.write(`Set up the back office: ${link}\n`)
  return {
    port: server.port,
    /** Stop taking requests, let running ones finish, then leave the database in peace. */
    async close() {
      await server.close()
      await api.close()
    },
  }
}

/** Requests still running after this long are cut, so that stopping always ends. */
const patienceMs = 5_000

export function listen(
  { app, sendCached }: Pick<App, 'app' | 'sendCached'>,
  config: Pick<Config, 'port' | 'host'>,
  limits: ConnectionLimits = connectionLimits,
) {
  const answer = getRequestListener(app.fetch, {
    hostname: config.host,
    errorHandler: unaddressedReply,
    // Done below, with more time for the client.
    autoCleanupIncoming: false,
  })
  const server = createLimitedServer((incoming, outgoing) => {
    endUnreadBody(incoming, outgoing)
    if (!sendCached(incoming, outgoing)) answer(incoming, outgoing)
  }, limits)
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), patienceMs).unref()
    })
  return new Promise<{ port: number; close(): Promise<void> }>((opened, failed) => {
    server.listen(config.port, config.host, () => opened({ port: portOf(server), close }))
    server.on('error', (error: NodeJS.ErrnoException) =>
      failed(error.code === 'EADDRINUSE' ? new Error(portTaken(config.port)) : error),
    )
  })
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port')
  return address.port
}

function portTaken(port: number): string {
  return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`
}
