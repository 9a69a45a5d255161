// In development the API runs inside Vite's server, so that one port serves both and pages reload as they change.
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'

const ownPaths = /^\/(api|img|map|healthz|readyz|metrics)(\/|\?|$)/

export function shopInDevelopment(): Plugin {
  return {
    name: 'fivefold:shop-in-development',
    apply: 'serve',
    async configureServer(server) {
      if (process.env.VITEST) return
      const { startApi } = await import('../../server/shop.ts')
      const { readConfig } = await import('../../server/platform/config/config.ts')
      const { createDemo } = await import('../../demo/demo.ts')
      const config = readConfig(process.env)
      const api = await startApi({
        config,
        root: server.config.root,
        demo: createDemo(config),
        checkReplies: true,
      })
      const listener = getRequestListener(api.app.fetch)
      server.middlewares.use((request, response, next) =>
        ownPaths.test(request.url ?? '') ? listener(request, response) : next(),
      )
      server.httpServer?.once('close', () => api.close())
    },
  }
}
