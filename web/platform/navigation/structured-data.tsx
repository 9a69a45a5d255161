// Data for machines at the end of a page. They read what the server sends: it is written there only, and is not part of
// the state that travels to the browser.
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { pageOf } from './page-of.ts'

type Page = Pick<ShopAccess, 'queryClient'>

/** Every request has a cache of its own. */
const described = new WeakMap<Page['queryClient'], readonly object[]>()

/** Said by a loader about its page, under `import.meta.env.SSR`: no browser is sent the code that builds it. */
export function describePage({ queryClient }: Page, things: readonly object[]): void {
  described.set(queryClient, things)
}

/** No text in it can end the script element it stands in. */
function machineText({ queryClient }: Page): string | null {
  const things = described.get(queryClient)
  return things ? JSON.stringify(things).replaceAll('<', '\\u003c') : null
}

const kind = 'application/ld+json'

/** Of the page this browser began with. */
const isDescribed = !import.meta.env.SSR && document.querySelector(`script[type="${kind}"]`) !== null

/** What the server wrote stays until the reader goes to another page. */
export function StructuredData() {
  const { context } = useRouter().options
  const page = useRouterState({ select: ({ location }) => pageOf(location) })
  const [first] = useState(page)
  const text = import.meta.env.SSR ? machineText(context) : isDescribed && '[]'
  if (!text || page !== first) return null
  return (
    <script type={kind} suppressHydrationWarning>
      {text}
    </script>
  )
}
