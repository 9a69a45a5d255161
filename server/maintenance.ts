// The shop closed for maintenance (setting maintenance_mode): calls and pages answer 503 until it opens again, but for those who wait for an order and for the shop's own people.
import type { Context, MiddlewareHandler } from 'hono'
import { deskPath } from '#contract/core/desk.ts'
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import { contentEndpoints } from '#contract/features/content/content.endpoints.ts'
import { liveStreamPath } from '#contract/features/notification/notification.schema.ts'
import { operationsPath } from '#contract/features/order/operations.endpoints.ts'
import { trackingEndpoints } from '#contract/features/order/tracking.endpoints.ts'
import { tags } from './platform/cache/tags.ts'

/** Seconds until it is worth asking again. */
const retry_after = 30

/** What is asked of the API also while the shop is closed. */
const openCalls: readonly RegExp[] = [
  // Says that it is closed, and what the frame of the pages below shows.
  exactly(contentEndpoints.config.path, contentEndpoints.landingPage.path),
  // Gateways report payments that are under way, and the shop's people bring orders to their end.
  below('/payment/webhook', operationsPath, deskPath),
  exactly(liveStreamPath, trackingEndpoints.lastLocation.path),
  // Everything about an order that was placed; none is begun.
  /^\/customer\/order\/(?!(?:quote|place|prescription|reorder|bought)(?:\/|$))/,
]

/** Pages on which somebody waits for an order, and those of the shop's own people, who open it again. */
const openPages = /^\/(?:track-order|order\/[^/]+|order-history\/[^/]+|desk(?:\/.*)?)$/

function exactly(...paths: string[]): RegExp {
  return new RegExp(`^(?:${paths.join('|')})$`)
}

function below(...paths: string[]): RegExp {
  return new RegExp(`^(?:${paths.join('|')})/`)
}

const apiPath = '/api/v1'

const isOpenCall = (path: string) => openCalls.some((open) => open.test(path.slice(apiPath.length)))

const isOpenPage = (path: string) => openPages.test(path)

export interface Maintenance {
  /** Of the API. */
  calls: MiddlewareHandler
  pages: MiddlewareHandler
}

type Settings = () => PromiseLike<{ maintenance_mode: boolean }>

export function createMaintenance(settings: Settings): Maintenance {
  let wasClosed = false

  /** While the settings cannot be read, what they said last counts: what is cached is served through an outage. */
  async function isClosed(): Promise<boolean> {
    try {
      wasClosed = (await settings()).maintenance_mode
    } catch {
      // Whoever needs the database meets the same problem and says so.
    }
    return wasClosed
  }

  function guard(isOpen: (path: string) => boolean): MiddlewareHandler {
    return async (context, next) => {
      const isRefused = !isOpen(context.req.path) && (await isClosed())
      refuseUnless(!isRefused, coreFailures.maintenance, { retry_after })
      await next()
      dependOnSettings(context)
    }
  }

  return { calls: guard(isOpenCall), pages: guard(isOpenPage) }
}

/** Cached replies are sent before the app is entered: closing the shop drops them all. */
function dependOnSettings(context: Context): void {
  const depends = context.get('depends_on')
  if (depends) context.set('depends_on', { ...depends, tags: new Set([...depends.tags, tags.settings]) })
}
