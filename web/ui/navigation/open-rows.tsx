// Rows that say what holds and open to change it. Which ones are open is the page's to know: whoever leads the reader to
// a row opens it.
import { Collapsible } from '@base-ui/react/collapsible'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { createContext, type ReactNode, use, useId, useState } from 'react'
import { Card } from '#web/ui/layout/card.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'

export interface RowsState {
  /** Null: nobody has opened or closed it yet. */
  said(id: string): boolean | null
  set(id: string, open: boolean): void
}

export function useRows(): RowsState {
  const [said, setSaid] = useState<Readonly<Record<string, boolean>>>({})
  return {
    said: (id) => said[id] ?? null,
    set: (id, open) => setSaid((before) => ({ ...before, [id]: open })),
  }
}

const RowsContext = createContext<RowsState>({ said: () => null, set: () => undefined })

export function OpenRows({ rows, children }: { rows: RowsState; children: ReactNode }) {
  return (
    <RowsContext value={rows}>
      <Card className="divide-y divide-line">{children}</Card>
    </RowsContext>
  )
}

export interface OpenRowProps {
  id: string
  icon: ReactNode
  title: string
  /** What holds now, while the row is closed. */
  summary: ReactNode
  openAtFirst?: boolean
  /** Stands under the row whether it is open or not. */
  notice?: ReactNode
  children: ReactNode
}

export function OpenRow({ id, icon, title, summary, openAtFirst = false, notice, children }: OpenRowProps) {
  const rows = use(RowsContext)
  // Once it has asked it stays open: a row that shut at the first answer would take the focus with it.
  const [hasAsked, setAsked] = useState(openAtFirst)
  if (openAtFirst && !hasAsked) setAsked(true)
  const isOpen = rows.said(id) ?? hasAsked
  const summaryId = useId()
  return (
    <Collapsible.Root
      open={isOpen}
      onOpenChange={(open) => rows.set(id, open)}
      render={<section aria-label={title} />}
    >
      <div className="relative flex min-h-16 items-center gap-3 px-4 py-3 sm:px-5">
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink"
        >
          {icon}
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold text-16">
            <Collapsible.Trigger
              aria-describedby={isOpen ? undefined : summaryId}
              className="stretched-link text-start"
            >
              {title}
            </Collapsible.Trigger>
          </h2>
          {isOpen ? null : (
            <div id={summaryId} className="wrap-anywhere text-14 text-ink-soft">
              {summary}
            </div>
          )}
        </div>
        <ChevronDown
          aria-hidden
          size={20}
          className={classNames(
            'shrink-0 text-ink-soft transition-transform duration-calm ease-calm',
            isOpen && 'rotate-180',
          )}
        />
      </div>
      {/* What was typed is there again when the row is opened again. */}
      <Collapsible.Panel
        keepMounted
        className="flex flex-col gap-4 px-4 pb-5 transition-opacity duration-calm data-starting-style:opacity-0 data-ending-style:opacity-0 sm:px-5"
      >
        {children}
      </Collapsible.Panel>
      {/* A region that waits for news takes no room. */}
      {notice ? <div className="px-4 *:not-empty:pb-4 sm:px-5">{notice}</div> : null}
    </Collapsible.Root>
  )
}
