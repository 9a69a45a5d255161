// A line changed from the drawer leads back to it: the dialog of its item stood in the drawer's place (CRT-03).
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'

interface Left {
  cart_id: number
  /** Of the page underneath: whoever went on to another one is not called back. */
  pathname: string
}

/** The line to be in sight once the drawer is back; null for a drawer that was opened by itself. */
export function useReturnToCart(isOpen: boolean, onReturn: () => void): number | null {
  const pathname = useLocation({ select: (location) => location.pathname })
  const asked = useLocation({ select: ({ searchStr }) => Number(new URLSearchParams(searchStr).get('line')) })
  const [left, setLeft] = useState<Left | null>(null)
  const [returned_to, setReturned] = useState<number | null>(null)
  const follow = useEffectEvent(() => {
    if (asked > 0) return setLeft({ cart_id: asked, pathname })
    if (left?.pathname === pathname) {
      setReturned(left.cart_id)
      onReturn()
    }
    setLeft(null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time a line is opened, and once it is closed
  useEffect(() => follow(), [asked, pathname])
  useEffect(() => {
    if (!isOpen) return () => undefined
    return () => setReturned(null)
  }, [isOpen])
  return returned_to
}
