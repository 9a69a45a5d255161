// The shop talks to its server through the API alone: the framework's own way of calling the server stays out of the browser.
import type { Plugin } from 'vite'

const fetcher = /(^|[\\/])serverFnFetcher\.js$/
const unused = '\0fivefold:no-server-functions'

export function noServerFunctions(): Plugin {
  return {
    name: 'fivefold:no-server-functions',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (fetcher.test(source) ? unused : null),
    load: (id) => (id === unused ? stub : null),
  }
}

const stub = `
const refuse = () => { throw new Error('The shop has no server functions: call the API') }
export const serverFnFetcher = refuse
export const trackPostProcessPromise = refuse
`
