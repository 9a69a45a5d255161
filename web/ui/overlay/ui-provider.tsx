// Tells every component below the direction of reading, and holds the drawings of icons and the region for notices.
import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { CardIconDrawings } from '#web/ui/media/card-icon.tsx'
import { noticeLine } from '#web/ui/overlay/notice-line.ts'

// A browser that just went offline cannot fetch the region: silence is better than a broken page.
const silence = { default: () => null }

const ToastRegion = lazy<ComponentType<NoticeTexts>>(() =>
  import('#web/ui/overlay/toast-region.tsx').then(
    ({ ToastRegion }) => ({ default: ToastRegion }),
    () => silence,
  ),
)

type NoticeTexts = { label: string; closeLabel: string }

type UiProviderProps = {
  direction: 'ltr' | 'rtl'
  notices: NoticeTexts
  children: ReactNode
  /** For pages with a strict content security policy. */
  nonce?: string
}

export function UiProvider({ direction, notices, children, nonce }: UiProviderProps) {
  return (
    <CSPProvider nonce={nonce}>
      <DirectionProvider direction={direction}>
        <CardIconDrawings />
        {children}
        <NoticesWhenWanted {...notices} />
      </DirectionProvider>
    </CSPProvider>
  )
}

function NoticesWhenWanted(texts: NoticeTexts) {
  const wanted = useSyncExternalStore(noticeLine.subscribe, noticeLine.isWanted, () => false)
  return wanted ? (
    <Suspense>
      <ToastRegion {...texts} />
    </Suspense>
  ) : null
}
