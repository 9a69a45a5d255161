// The drawing for an empty list: an open box on the accent's tint.

export function EmptyPicture({ size = 160 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 160 160" fill="none">
      <circle cx="80" cy="80" r="66" className="fill-accent-soft" />
      <ellipse cx="80" cy="124" rx="42" ry="6" className="fill-ink" opacity="0.12" />
      <path d="M42 68l38-16 38 16-38 17z" className="fill-fill-strong" />
      <path d="M42 68l38 17v38L46 107a6 6 0 0 1-4-6z" className="fill-surface" />
      <path d="M118 68L80 85v38l34-16a6 6 0 0 0 4-6z" className="fill-fill" />
      <path d="M42 68l38 17-12 13-36-15z" className="fill-surface" />
      <path d="M118 68L80 85l12 13 36-15z" className="fill-surface" />
      <g className="stroke-ink" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        <path d="M42 68l38-16 38 16" />
        <path d="M42 68l38 17 38-17 10 15-36 15-12-13-12 13-36-15z" />
        <path d="M42 88v14a6 6 0 0 0 4 5l34 16 34-16a6 6 0 0 0 4-5V88M80 85v38" />
      </g>
      <g className="stroke-accent-mark" strokeWidth="3" strokeLinecap="round">
        <path d="M80 40V28M58 44l-6-9M102 44l6-9" />
      </g>
    </svg>
  )
}
