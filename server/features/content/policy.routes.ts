// Policy texts at the host's root for clients that ask for JSON; a browser asking for a page goes on to the storefront.
import { type Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { cors } from 'hono/cors'
import { policyKeys } from '#contract/features/content/policy.schema.ts'
import { readScope } from '#server/platform/http/request/request-scope.ts'
import type { ContentService } from './content.service.ts'

function wantsJson(context: Context): boolean {
  const supports = ['text/html', 'application/json']
  return accepts(context, { header: 'Accept', supports, default: 'text/html' }) === 'application/json'
}

export function policyRoutes(service: ContentService): Hono {
  const routes = new Hono()
  for (const key of policyKeys) {
    routes.use(`/${key}`, cors({ origin: '*' }))
    routes.get(`/${key}`, async (context, next) => {
      context.header('Vary', 'Accept, X-localization')
      if (!wantsJson(context)) return next()
      const { language } = readScope(context.req.raw.headers)
      return context.json(await service.policy(key, language))
    })
  }
  return routes
}
