// A part of the page whose code is fetched only when somebody reaches for it.
import { type ComponentType, useState } from 'react'

export type LoadPart<Props> = () => Promise<ComponentType<Props>>

export function useOnDemand<Props>(load: LoadPart<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  return {
    /** Null until it has been brought. */
    Part,
    /** On the first sign of intent; failing is no matter, `bring` will say so. */
    prepare() {
      load().catch(() => undefined)
    },
    /** False when the network went away between the page and the press. */
    async bring(): Promise<boolean> {
      try {
        const found = await load()
        setPart(() => found)
        return true
      } catch {
        return false
      }
    },
  }
}
