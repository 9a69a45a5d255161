// A dialog or drawer behind a button: its script is fetched on the first sign of intent, and a press opens it.
import { useState } from 'react'
import { type AwaitedTexts, useAwaitedLoad } from '#web/ui/lazy/use-awaited-load.ts'
import { type LoadComponent, useLazyComponent } from '#web/ui/lazy/use-lazy-component.ts'

export function useLazyOverlay<Props>(importComponent: LoadComponent<Props>, texts: AwaitedTexts) {
  const [open, setOpen] = useState(false)
  const { Component, preload, load } = useLazyComponent(importComponent)
  const { loadThen, isAwaited } = useAwaitedLoad(load, texts)
  const press = () => loadThen(() => setOpen(true))
  return {
    /** Null until it is loaded. */
    Overlay: Component,
    state: { open, onOpenChange: setOpen },
    press,
    /** For the button that opens it. */
    button: {
      'aria-haspopup': 'dialog',
      'aria-busy': isAwaited || undefined,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: press,
    } as const,
  }
}
