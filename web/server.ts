// The entry of the pages' server: a visitor who left before their page was made is no failure of the page.
import { createServerEntry, createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'

const render = createStartHandler(defaultStreamHandler)

/** Nobody reads it; it is what servers write down for a caller who went away. */
const callerLeft = 499

export default createServerEntry({
  async fetch(request, options) {
    try {
      return await render(request, options)
    } catch (problem) {
      if (!request.signal.aborted) throw problem
      return new Response(null, { status: callerLeft })
    }
  },
})
