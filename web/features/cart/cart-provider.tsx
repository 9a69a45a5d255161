// The one cart of the page in front of the visitor: read once the page is hydrated and idle, then shared by every control on it.
import { useQuery } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { CartLine } from '#contract/features/cart/cart.schema.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { cartQuery } from './cart.queries.ts'
import { type CartState, createCartState, type ShownCart } from './cart-state.ts'
import { pendingChanges } from './queue/pending-changes.ts'
import { shownLines } from './shown-lines.rules.ts'

/** The object stays the same while the cart changes: a new context value would render every part of the page that is not hydrated yet. */
const CartContext = createContext<CartState>(createCartState())

const nothing: CartLine[] = []

export function CartProvider({ children }: { children: ReactNode }) {
  const [state] = useState(createCartState)
  return (
    <CartContext value={state}>
      <CartSync state={state} />
      {children}
    </CartContext>
  )
}

function CartSync({ state }: { state: CartState }) {
  const access = useShownAccess()
  const isIdle = useIdle()
  const module_id = access.shop.module?.id ?? 0
  const { data, isError } = useQuery({
    ...cartQuery({ access, module_id }),
    enabled: isIdle && module_id > 0,
  })
  const changes = useSyncExternalStore(pendingChanges.subscribe, pendingChanges.read, pendingChanges.onServer)
  const cart = useMemo(
    (): ShownCart => ({
      module_id,
      lines: shownLines(data ?? nothing, changes, module_id),
      isLoaded: data !== undefined,
      isFailed: isError,
    }),
    [module_id, data, changes, isError],
  )
  useLayoutEffect(() => state.set(cart), [state, cart])
  return null
}

export function useCart(): ShownCart {
  const state = useContext(CartContext)
  return useSyncExternalStore(state.subscribe, state.read, state.onServer)
}

/** A browser that is never idle still asks for the cart after this long. */
const longestWait = 3_000

/** The page comes first: who is there and what they have in the cart is asked in a free moment. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const begin = () => setIdle(true)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, longestWait)
      return () => clearTimeout(timer)
    }
    const handle = window.requestIdleCallback(begin, { timeout: longestWait })
    return () => window.cancelIdleCallback(handle)
  }, [])
  return isIdle
}
