// One subject of the account, under its own heading.
import { type ReactNode, useId } from 'react'

type PanelProps = { title: string; mark?: ReactNode; text?: ReactNode; children: ReactNode }

export function Panel({ title, mark, text, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="desk-panel flex flex-col gap-4 p-5">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={id} className="font-semibold text-16">
            {title}
          </h2>
          {mark}
        </div>
        {text && <p className="mt-1 text-14 text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  )
}
