// The mark: five folded petals, one in each accent.
import { accents } from '#contract/core/accent.ts'

const turn = 360 / accents.length

export function FivefoldMark({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="-16 -16 32 32">
      {accents.map((accent, index) => (
        <g key={accent} data-accent={accent} transform={`rotate(${turn * index})`}>
          <path d="M0 -1.6C-5.2 -5 -5.6 -11 0 -15C5.6 -11 5.2 -5 0 -1.6Z" className="fill-accent-mark" />
          <path d="M0 -1.6C5.2 -5 5.6 -11 0 -15Z" className="fill-ink" opacity="0.16" />
        </g>
      ))}
    </svg>
  )
}
