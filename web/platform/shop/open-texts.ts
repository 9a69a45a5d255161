// Texts in the shop's own words, for everything this visit loads: asked for only where the settings say there are some.
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { contentEndpoints } from '#contract/features/content/content.endpoints.ts'
import { overrideTexts, type TextOverrides } from '#web/messages/catalogue.ts'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { scopeOf } from '#web/platform/api/query.ts'

interface OpenTexts {
  version: string
  /** Asked for once: by the first text that is loaded. */
  texts: Promise<TextOverrides> | null
  access: QueryAccess
}

/** On the server each request has its own: while it is made, the owner may reword a text. */
const ofRequest = new WeakMap<Request, OpenTexts>()
let ofVisit: OpenTexts | undefined

const place = createIsomorphicFn()
  .server(() => ({
    read: () => ofRequest.get(getRequest()),
    write: (open: OpenTexts) => void ofRequest.set(getRequest(), open),
  }))
  .client(() => ({
    read: () => ofVisit,
    write: (open: OpenTexts) => {
      ofVisit = open
    },
  }))

/** Without a version there are none, and nothing is asked for. */
export function openTexts(access: QueryAccess, version: string | undefined): void {
  if (version === undefined || place().read()?.version === version) return
  place().write({ version, texts: null, access })
  overrideTexts(readTexts)
}

async function readTexts(): Promise<TextOverrides | null> {
  const open = place().read()
  if (!open) return null
  open.texts ??= askFor(open)
  try {
    return await open.texts
  } catch {
    // The page stays readable in the shop's first words, and the next text asks again.
    open.texts = null
    return null
  }
}

function askFor({ access: { api, shop } }: OpenTexts): Promise<TextOverrides> {
  return api.call(contentEndpoints.textOverrides, { scope: scopeOf(shop), quiet: true })
}
