// A word on hover or focus; the trigger carries its own accessible name, this only repeats it to the eye.
import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'

export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} className="z-popup">
          <Base.Popup className="max-w-64 origin-(--transform-origin) rounded-control bg-inverse px-3 py-1.5 text-13 text-on-inverse shadow-raised transition-[scale,opacity] duration-quick ease-calm data-starting-style:scale-95 data-starting-style:opacity-0 data-ending-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
