// After a move to another page the focus goes to its heading: a screen reader says where one is, and Tab goes on from there.
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { announce } from '#web/ui/feedback/announce.ts'
import { focusPageHeading, pageHeading } from '#web/ui/navigation/page-heading.ts'

const overlays = '[role="dialog"], [role="alertdialog"]'

/** A page without a heading is not waited for longer than this. */
const patienceMs = 10_000

/** Moves the focus once what has it allows it; says whether there is nothing left to wait for. */
function settleFocus(before: Element | null): boolean {
  const { activeElement } = document
  // A dialog gives the focus back when it closes: the page is not read behind it.
  if (activeElement?.closest(overlays)) return false
  if (isOwnChoice(activeElement, before)) return true
  focusPageHeading()
  return pageHeading() !== null
}

/** A page that asks for something has put the focus there itself; or the reader has gone on, in the page or beside it. */
function isOwnChoice(active: Element | null, before: Element | null): boolean {
  if (!active || active === document.body) return false
  return active !== before && active !== document.getElementById('content')
}

/** Until the page has its heading: some ask the shop first and show their shape meanwhile. */
function waitForHeading(before: Element | null): () => void {
  if (settleFocus(before)) return () => {}
  const observer = new MutationObserver(() => {
    if (settleFocus(before)) stop()
  })
  const timer = setTimeout(() => observer.disconnect(), patienceMs)
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

export function usePageFocus(): void {
  const router = useRouter()
  useEffect(() => {
    let before: Element | null = null
    let stopWaiting = () => {}
    const unsubscribe = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (!pathChanged) return
        stopWaiting()
        // What was said of the page before is no part of the next one.
        announce('')
        before = document.activeElement
      }),
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) stopWaiting = waitForHeading(before)
      }),
    ]
    return () => {
      stopWaiting()
      for (const end of unsubscribe) end()
    }
  }, [router])
}
