// Brings the notice about cookies to those who have not accepted it, in a shop that has something to say.
import { Suspense } from 'react'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { useCookiesAccepted } from '#web/platform/storage/cookie-notice.ts'
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx'

const CookieNotice = lazyComponent(() => import('./cookie-notice.tsx').then((part) => part.CookieNotice))

export function useCookieNotice(): string | null {
  const { cookies_text } = useShop().config
  const isAccepted = useCookiesAccepted()
  return isAccepted || cookies_text.trim() === '' ? null : cookies_text
}

export function CookieNoticeHost() {
  const text = useCookieNotice()
  return (
    // There before the notice comes, so that a screen reader says it when it is done with what it reads.
    <div aria-live="polite">
      {text === null ? null : (
        <Suspense>
          <CookieNotice text={text} />
        </Suspense>
      )}
    </div>
  )
}
