// The drawing for something that could not be found, with its label under it.

export function NotFoundPicture({ label, size = 180 }: { label: string; size?: number }) {
  return (
    <figure className="flex flex-col items-center gap-3 text-center">
      <svg aria-hidden="true" width={size} height={size} viewBox="0 0 180 180" fill="none">
        <circle cx="90" cy="90" r="74" className="fill-accent-soft" />
        <ellipse cx="90" cy="150" rx="44" ry="6" className="fill-ink" opacity="0.12" />
        <path
          d="M52 40h56l20 20v76a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8z"
          className="fill-surface"
        />
        <path d="M108 40l20 20h-14a6 6 0 0 1-6-6z" className="fill-fill-strong" />
        <g className="stroke-ink" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
          <path d="M128 88V60l-20-20H52a8 8 0 0 0-8 8v88a8 8 0 0 0 8 8h34" />
          <path d="M108 40v14a6 6 0 0 0 6 6h14" />
        </g>
        <g className="stroke-line-control" strokeWidth="4" strokeLinecap="round">
          <path d="M60 66h28M60 82h40M60 98h18" />
        </g>
        <circle cx="108" cy="114" r="22" className="fill-paper stroke-accent-mark" strokeWidth="5" />
        <path d="M124 130l16 16" className="stroke-accent-mark" strokeWidth="8" strokeLinecap="round" />
        <g className="stroke-ink" strokeWidth="2.5" strokeLinecap="round">
          <path d="M101 110v.5M115 110v.5M101 122c4-4 10-4 14 0" />
        </g>
      </svg>
      <figcaption className="font-medium text-16 text-ink-soft">{label}</figcaption>
    </figure>
  )
}
