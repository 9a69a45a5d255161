// A part of the page whose code is fetched only when somebody reaches for it.
import { type ComponentType, useRef, useState } from 'react'

export type LoadPart<Props> = () => Promise<ComponentType<Props>>

export function useOnDemand<Props>(load: LoadPart<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const fetched = useRef<ComponentType<Props> | null>(null)
  /** Browsers remember a script that could not be fetched for as long as the page stands: without a network none is asked for. */
  const fetchPart = async () => {
    if (fetched.current) return fetched.current
    if (!navigator.onLine) throw new Error('there is no network')
    fetched.current = await load()
    return fetched.current
  }
  return {
    /** Null until it has been brought. */
    Part,
    /** On the first sign of intent; failing is no matter, `bring` will say so. */
    prepare() {
      fetchPart().catch(() => undefined)
    },
    /** False when the network went away between the page and the press. */
    async bring(): Promise<boolean> {
      try {
        const found = await fetchPart()
        setPart(() => found)
        return true
      } catch {
        return false
      }
    },
  }
}
