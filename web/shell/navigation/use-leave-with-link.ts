// A drawer does not stay above the page or the dialog that a link in it leads to.
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

export function useLeaveWithLink(isOpen: boolean, onLeave: () => void): void {
  const router = useRouter()
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (!isOpen) return
    return router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
      if (hrefChanged) leave()
    })
  }, [router, isOpen])
}
