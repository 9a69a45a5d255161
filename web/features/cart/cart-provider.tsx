// The one cart of the page in front of the visitor: read once the page stands, then shared by every control on it.
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
import { type CartShelf, createCartShelf, type ShownCart } from './cart-shelf.ts'
import { shownLines } from './shown-lines.rules.ts'
import { waitingChanges } from './waiting/waiting-changes.ts'

/** The shelf stays the same while the cart changes: a new value would draw anew every part of the page that is not awake yet. */
const Shelf = createContext<CartShelf>(createCartShelf())

const nothing: CartLine[] = []

export function CartProvider({ children }: { children: ReactNode }) {
  const [shelf] = useState(createCartShelf)
  return (
    <Shelf value={shelf}>
      <CartKeeper shelf={shelf} />
      {children}
    </Shelf>
  )
}

function CartKeeper({ shelf }: { shelf: CartShelf }) {
  const access = useShownAccess()
  const isAwake = useAwake()
  const module_id = access.shop.module?.id ?? 0
  const { data, isError } = useQuery({
    ...cartQuery({ access, module_id }),
    enabled: isAwake && module_id > 0,
  })
  const changes = useSyncExternalStore(waitingChanges.subscribe, waitingChanges.read, waitingChanges.onServer)
  const cart = useMemo(
    (): ShownCart => ({
      module_id,
      lines: shownLines(data ?? nothing, changes, module_id),
      isLoaded: data !== undefined,
      isFailed: isError,
    }),
    [module_id, data, changes, isError],
  )
  useLayoutEffect(() => shelf.put(cart), [shelf, cart])
  return null
}

export function useCart(): ShownCart {
  const shelf = useContext(Shelf)
  return useSyncExternalStore(shelf.subscribe, shelf.read, shelf.onServer)
}

/** A busy browser still learns of the cart after this long. */
const longestWait = 3_000

/** The page comes first: who is there and what they have in the cart is asked in a free moment. */
function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    const wake = () => setAwake(true)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(wake, longestWait)
      return () => clearTimeout(timer)
    }
    const handle = window.requestIdleCallback(wake, { timeout: longestWait })
    return () => window.cancelIdleCallback(handle)
  }, [])
  return isAwake
}
