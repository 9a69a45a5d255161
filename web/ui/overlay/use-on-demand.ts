// A part of the page whose code is fetched only when somebody reaches for it.
import { type ComponentType, useRef, useState } from 'react'
import { fetchScript } from '#web/ui/layout/script-source.ts'

export type LoadPart<Props> = () => Promise<ComponentType<Props>>

export function useOnDemand<Props>(load: LoadPart<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const fetched = useRef<ComponentType<Props> | null>(null)
  const fetchPart = async () => {
    if (fetched.current) return fetched.current
    fetched.current = await fetchScript(load)
    return fetched.current
  }
  return {
    /** Null until it has been brought. */
    Part,
    /** On the first sign of intent; failing is no matter, `bring` will say so. */
    prepare() {
      fetchPart().catch(() => undefined)
    },
    /** False when network or shop went away between the page and the press; the next press tries again. */
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
