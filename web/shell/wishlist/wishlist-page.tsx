// The wishlist as a page of its own, as links of other clients and bookmarks name it; the drawer shows the same.
import { useTranslations } from 'use-intl'
import { WishlistSkeleton } from '#web/features/wishlist/list/wishlist-tabs.tsx'
import { CustomerOnly } from '#web/platform/session/customer-only.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'
import { WishlistContents } from './wishlist-contents.tsx'

export function WishlistPage() {
  const t = useTranslations('wishlist')
  return (
    <Container className="py-8">
      <SectionHeader level={1} title={t('title')} />
      <div className="mt-6 max-w-180">
        <CustomerOnly fallback={<WishlistSkeleton />}>
          <WishlistContents isShown />
        </CustomerOnly>
      </div>
    </Container>
  )
}
