// The mark: five folded petals, one in the accent of each way of ordering.
import { moduleTypes } from '#contract/core/module-type.ts'

const turn = 360 / moduleTypes.length

export function FivefoldMark({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="-16 -16 32 32">
      {moduleTypes.map((type, index) => (
        <g key={type} data-module={type} transform={`rotate(${turn * index})`}>
          <path d="M0 -1.6C-5.2 -5 -5.6 -11 0 -15C5.6 -11 5.2 -5 0 -1.6Z" className="fill-accent-mark" />
          <path d="M0 -1.6C5.2 -5 5.6 -11 0 -15Z" className="fill-ink" opacity="0.16" />
        </g>
      ))}
    </svg>
  )
}
