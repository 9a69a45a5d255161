// A panel behind a button: its code is fetched when a pointer or the focus comes near, and shown on the press.
import { type ComponentType, type MouseEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { notify } from '#web/ui/overlay/notify.ts'

export interface PanelProps {
  open: boolean
  onOpenChange(open: boolean): void
  /** The button; the panel hangs on it and gives the focus back to it. */
  anchor: { readonly current: HTMLElement | null }
  /** Opened by keys: the first choice takes the focus. */
  byKeys: boolean
}

export type LoadPanel = () => Promise<ComponentType<PanelProps>>

export function usePanel(load: LoadPanel) {
  const t = useTranslations('common')
  const anchor = useRef<HTMLButtonElement>(null)
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null)
  const [state, setState] = useState({ open: false, byKeys: false })

  const show = async (byKeys: boolean) => {
    try {
      const found = await load()
      setPanel(() => found)
      setState({ open: true, byKeys })
    } catch {
      // The network went away between the page and the press.
      notify.error(t('something_wrong'), { id: 'panel' })
    }
  }
  const prepare = () => {
    load().catch(() => undefined)
  }

  return {
    Panel,
    panel: {
      open: state.open,
      byKeys: state.byKeys,
      onOpenChange: (open: boolean) => setState({ open, byKeys: false }),
      anchor,
    } satisfies PanelProps,
    trigger: {
      ref: anchor,
      'aria-expanded': state.open,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: (event: MouseEvent) => {
        // A press by keys has no place on the screen.
        if (state.open) setState({ open: false, byKeys: false })
        else show(event.detail === 0)
      },
    },
  }
}
