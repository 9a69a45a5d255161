// A part of the page the server drew: while it is out of sight and the page is opening, the browser spends nothing on
// its layout, so that what is in sight is painted first. A moment later it is laid out like any other.
import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'
import { useDrawnByServer, whenIdle } from './wake-up.ts'

interface SkippedPartProps {
  ref: Ref<HTMLDivElement>
  /** Not for what is in sight at once. */
  skips: boolean
  className?: string
  children: ReactNode
}

export function SkippedPart({ ref, skips, className, children }: SkippedPartProps) {
  const drawnByServer = useDrawnByServer()
  // Drawn in the browser it is whole from the start: coming back has to find the place it was left at.
  const [isSkipped, setSkipped] = useState(skips && drawnByServer)
  useEffect(() => {
    if (isSkipped) inTurn(() => setSkipped(false))
  }, [isSkipped])
  return (
    <div ref={ref} className={classNames(className, isSkipped && 'skip-while-opening')}>
      {children}
    </div>
  )
}

let lastTurn = Promise.resolve()

/** One part a frame: all of them at once would hold up the first touch of a slow phone. */
function inTurn(act: () => void): void {
  lastTurn = lastTurn.then(
    () =>
      new Promise((done) => {
        whenIdle(() => {
          act()
          requestAnimationFrame(() => done())
        })
      }),
  )
}
