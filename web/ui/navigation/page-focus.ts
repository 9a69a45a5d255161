// After a move to another page the focus goes to its heading: a screen reader says where one is, and Tab goes on from there.
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { announce } from '#web/ui/feedback/announce.ts'
import { focusPageHeading, pageHeading } from '#web/ui/navigation/page-heading.ts'

const overlays = '[role="dialog"], [role="alertdialog"]'

/** A page without a heading is not waited for longer than this. */
const patienceMs = 10_000

/** What had the focus when the move began. */
interface Leaving {
  element: Element | null
  /** An overlay that closes gives the focus back to what opened it: that is nobody's choice. */
  inOverlay: boolean
}

function leavingFrom(element: Element | null): Leaving {
  return { element, inOverlay: element?.closest(`${overlays}, [role="menu"]`) != null }
}

/** Moves the focus once what has it allows it; says whether there is nothing left to wait for. */
function settleFocus(before: Leaving): boolean {
  const { activeElement } = document
  // The page is not read behind a dialog.
  if (activeElement?.closest(overlays)) return false
  if (isOwnChoice(activeElement, before)) return true
  focusPageHeading()
  return pageHeading() !== null
}

/** A page that asks for something has put the focus there itself; or the reader has gone on, in the page or beside it. */
function isOwnChoice(active: Element | null, before: Leaving): boolean {
  const main = document.getElementById('content')
  if (!active || active === document.body || active === main || active === before.element) return false
  return !before.inOverlay || (main?.contains(active) ?? false)
}

/** Until the page has its heading: some ask the shop first and show their shape meanwhile. */
function waitForHeading(before: Leaving): () => void {
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
    let before = leavingFrom(null)
    let stopWaiting = () => {}
    const unsubscribe = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (!pathChanged) return
        stopWaiting()
        // What was said of the page before is no part of the next one.
        announce('')
        before = leavingFrom(document.activeElement)
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
