// Tells every component below the direction of reading, and holds the drawings of icons and the region for notices.
import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { lazyView } from '#web/ui/layout/lazy-view.ts'
import { CardIconDrawings } from '#web/ui/media/card-icon.tsx'
import { noticeLine } from '#web/ui/overlay/notice-line.ts'

type NoticeTexts = { label: string; closeLabel: string }

// Where the region cannot be fetched, silence is better than a broken page.
const silence = () => null

const ToastRegion = lazyView<NoticeTexts>(() =>
  import('#web/ui/overlay/toast-region.tsx').then(
    ({ ToastRegion }) => ToastRegion,
    () => silence,
  ),
)

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
