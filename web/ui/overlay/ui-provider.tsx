// Tells every component below the direction of reading, and holds the region for notices.
import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import { ToastRegion } from '#web/ui/overlay/toast-region.tsx'

type UiProviderProps = {
  direction: 'ltr' | 'rtl'
  notices: { label: string; closeLabel: string }
  children: ReactNode
  /** For pages with a strict content security policy. */
  nonce?: string
}

export function UiProvider({ direction, notices, children, nonce }: UiProviderProps) {
  return (
    <CSPProvider nonce={nonce}>
      <DirectionProvider direction={direction}>
        <Tooltip.Provider>{children}</Tooltip.Provider>
        <ToastRegion {...notices} />
      </DirectionProvider>
    </CSPProvider>
  )
}
