// A link that says why it does not lead on, instead of showing a page its visitor cannot use (HDR-06).
import type { ComponentProps, MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { AnyLink } from '#web/platform/navigation/any-link.tsx'
import { readStored } from '#web/platform/storage/storage.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { decideLink } from './guarded-link.ts'

/** Asked at the press: signing in or choosing a place happens without the link being rendered again. */
function currentVisitor() {
  return {
    isSignedIn: readStored('token') !== null,
    hasZone: (readStored('zoneid') ?? []).length > 0,
  }
}

export function GuardedPageLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const t = useTranslations('shell')
  const guard = (event: MouseEvent) => {
    const decision = decideLink(href, currentVisitor())
    if (decision.kind !== 'refused') return
    event.preventDefault()
    notify.error(t(decision.reason), { id: decision.reason })
  }
  return <AnyLink {...rest} href={href} onClick={guard} data-acts="" />
}
