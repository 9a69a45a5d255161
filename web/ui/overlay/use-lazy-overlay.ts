// A dialog or drawer behind a button: its script is fetched on the first sign of intent, and a press opens it.
import { useState } from 'react'
import { type LoadComponent, useLazyComponent } from '../lazy/use-lazy-component.ts'
import { notify } from './notify.ts'

/** `failed` is said when its script cannot be fetched; the next press tries again. */
export function useLazyOverlay<Props>(importComponent: LoadComponent<Props>, failed: string) {
  const [open, setOpen] = useState(false)
  const { Component, preload, load } = useLazyComponent(importComponent)
  const press = async () => {
    if (await load()) setOpen(true)
    else notify.error(failed, { id: 'overlay' })
  }
  return {
    /** Null until it is loaded. */
    Overlay: Component,
    state: { open, onOpenChange: setOpen },
    press,
    /** For the button that opens it. */
    button: {
      'aria-haspopup': 'dialog',
      onPointerEnter: preload,
      onFocus: preload,
      onClick: press,
    } as const,
  }
}
