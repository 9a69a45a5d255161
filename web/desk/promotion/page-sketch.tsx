// A home page in small: its sections as bars, and the picture where it will stand.
import type { SectionKey } from '#contract/features/module/home-sections.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

type PageSketchProps = {
  sections: readonly SectionKey[]
  at: SectionKey
  /** Beside what the section shows, or across the page. */
  look: 'beside' | 'across' | 'row'
  url: string | null
}

export function PageSketch({ sections, at, look, url }: PageSketchProps) {
  return (
    <div
      aria-hidden
      className="flex w-24 shrink-0 flex-col gap-1 self-start rounded-control border border-line bg-paper p-1.5"
    >
      <div className="h-1.5 rounded-full bg-line" />
      {sections.map((key) =>
        key === at ? (
          <Marked key={key} look={look} url={url} />
        ) : (
          <div key={key} className="h-1.5 rounded-full bg-fill" />
        ),
      )}
    </div>
  )
}

function Marked({ look, url }: Pick<PageSketchProps, 'look' | 'url'>) {
  const spot = (
    <span
      className={classNames(
        'block h-6 overflow-hidden rounded-inner border border-accent bg-accent-soft',
        look === 'across' ? 'w-full' : 'w-1/3',
      )}
    >
      {url && <img src={url} alt="" width={96} height={24} className="size-full object-cover" />}
    </span>
  )
  return (
    <div className="flex gap-1">
      {spot}
      {look === 'beside' && <span className="h-6 flex-1 rounded-inner bg-fill" />}
      {look === 'row' && (
        <>
          <span className="h-6 flex-1 rounded-inner bg-fill" />
          <span className="h-6 flex-1 rounded-inner bg-fill" />
        </>
      )}
    </div>
  )
}
