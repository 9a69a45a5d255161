// A panel behind a button: its code is fetched when a pointer or the focus comes near, and shown on the press.
import { type MouseEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { announce } from '#web/ui/feedback/announce.ts'
import { type LoadComponent, useLazyComponent } from '#web/ui/lazy/use-lazy-component.ts'
import { notify } from '#web/ui/overlay/notify.ts'

export interface PanelProps {
  open: boolean
  onOpenChange(open: boolean): void
  /** The button; the panel hangs on it and gives the focus back to it. */
  anchor: { readonly current: HTMLElement | null }
  /** Opened by keys: the first choice takes the focus. */
  byKeys: boolean
}

export type LoadPanel = LoadComponent<PanelProps>

const closed = { open: false, byKeys: false }

/** Who waits longer than this is told that something comes. */
const longAfterMs = 1_000

export function usePanel(importPanel: LoadPanel) {
  const t = useTranslations('common')
  const anchor = useRef<HTMLButtonElement>(null)
  const { Component: Panel, preload, load } = useLazyComponent(importPanel)
  const [state, setState] = useState(closed)
  const [wait, setWait] = useState<'short' | 'long' | null>(null)

  const loadTold = async () => {
    setWait('short')
    const timer = setTimeout(() => {
      setWait('long')
      announce(t('loading'))
    }, longAfterMs)
    const isLoaded = await load()
    clearTimeout(timer)
    setWait(null)
    return isLoaded
  }

  const show = async (byKeys: boolean) => {
    if (await loadTold()) setState({ open: true, byKeys })
    else if (navigator.onLine) notify.error(t('something_wrong'), { id: 'panel' })
  }

  const press = async (event: MouseEvent) => {
    if (state.open) return setState(closed)
    // A press by keys has no position on the screen.
    await show(event.detail === 0)
  }

  return {
    Panel,
    /** Long enough to wonder about. */
    isLongAwaited: wait === 'long',
    /** From elsewhere than its button. */
    open: () => show(false),
    panel: {
      ...state,
      onOpenChange: (open: boolean) => setState({ open, byKeys: false }),
      anchor,
    } satisfies PanelProps,
    trigger: {
      ref: anchor,
      'aria-expanded': state.open,
      'aria-busy': wait !== null || undefined,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: press,
    },
  }
}
