// Short pieces in a row with a dot between two of them. Where a line breaks, no dot hangs at either edge: each stands
// in front of its piece, and what would open a line lies outside the row and is cut off.
import { Children, type ReactNode } from 'react'

export function Dotted({ children }: { children: ReactNode }) {
  return (
    <span className="block overflow-x-clip">
      <span className="-ms-3 flex flex-wrap">
        {Children.toArray(children).map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are known by their index only
          <span key={at} className="relative min-w-0 ps-3">
            {at > 0 ? <span className="absolute start-0 w-3 text-center"> · </span> : null}
            {piece}
          </span>
        ))}
      </span>
    </span>
  )
}
