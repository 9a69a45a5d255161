// A panel behind a button: its code is fetched when a pointer or the focus comes near, and shown on the press.
import { type MouseEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAwaitedLoad } from '#web/ui/lazy/use-awaited-load.ts'
import { type LoadComponent, useLazyComponent } from '#web/ui/lazy/use-lazy-component.ts'

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

export function usePanel(importPanel: LoadPanel) {
  const t = useTranslations('common')
  const anchor = useRef<HTMLButtonElement>(null)
  const { Component: Panel, preload, load } = useLazyComponent(importPanel)
  const [state, setState] = useState(closed)
  const { loadThen, isAwaited, isLongAwaited } = useAwaitedLoad(load, {
    loading: t('loading'),
    failed: t('something_wrong'),
  })

  const show = (byKeys: boolean) => loadThen(() => setState({ open: true, byKeys }))

  const press = async (event: MouseEvent) => {
    if (state.open) return setState(closed)
    // A press by keys has no position on the screen.
    await show(event.detail === 0)
  }

  return {
    Panel,
    isLongAwaited,
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
      'aria-busy': isAwaited || undefined,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: press,
    },
  }
}
