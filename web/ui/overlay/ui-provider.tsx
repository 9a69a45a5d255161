// Tells every component below the direction of reading, and holds the drawings of icons and the region for notices.
import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx'
import { CardIconDrawings } from '#web/ui/media/card-icon.tsx'
import { noticeQueue } from '#web/ui/overlay/notice-queue.ts'

type NoticeTexts = { label: string; closeLabel: string }

// Where the region cannot be fetched, silence is better than a broken page.
const silence = () => null

const ToastRegion = lazyComponent<NoticeTexts>(() =>
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
  const wanted = useSyncExternalStore(noticeQueue.subscribe, noticeQueue.isWanted, () => false)
  return wanted ? (
    <Suspense>
      <ToastRegion {...texts} />
    </Suspense>
  ) : null
}
