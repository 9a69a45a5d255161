// The head of a screen: its heading, which takes the focus after a move, and the title of the window.
import { type ReactNode, useEffect } from 'react'
import { useShopSettings } from '#web/desk/session/use-desk.ts'

export function usePageTitle(title: string): void {
  const { name } = useShopSettings()
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
}

type PageHeaderProps = { title: string; text?: ReactNode; action?: ReactNode }

export function PageHeader({ title, text, action }: PageHeaderProps) {
  usePageTitle(title)
  return (
    <header className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="font-semibold text-22">{title}</h1>
        {text && <p className="mt-0.5 text-14 text-ink-soft">{text}</p>}
      </div>
      {action}
    </header>
  )
}
