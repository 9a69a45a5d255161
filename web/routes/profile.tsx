// The customer's own pages (PRF-01), one address with the page in its search.
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { chatSearchNames, chatSearchOf, chatTargetIn } from '#web/features/chat/chat-target.ts'
import { ChatView } from '#web/features/chat/chat-view.tsx'
import { CouponsPage } from '#web/features/coupon/coupons-page.tsx'
import { NotificationSettings } from '#web/features/notification/notification-settings.tsx'
import { MyOrders } from '#web/features/order/list/my-orders.tsx'
import { loadProfilePage } from '#web/features/profile/load-profile-page.ts'
import { ProfileFrame } from '#web/features/profile/profile-frame.tsx'
import { type ProfilePage, profilePageOf } from '#web/features/profile/profile-pages.ts'
import { ProfileLoading, ProfileSettingsPage } from '#web/features/profile/profile-settings-page.tsx'
import { SettingsPage } from '#web/features/profile/settings-page.tsx'
import { ClearSearches } from '#web/features/search/clear-searches.tsx'
import { LoyaltyPage } from '#web/features/wallet/loyalty-page.tsx'
import { ReferralPage } from '#web/features/wallet/referral-page.tsx'
import { WalletPage } from '#web/features/wallet/wallet-page.tsx'
import { searchTexts } from '#web/platform/navigation/search-texts.ts'
import { CustomerOnly } from '#web/platform/session/customer-only.tsx'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { changeLanguage } from '#web/shell/header/change-language.ts'

const contents: Record<ProfilePage, ReactNode> = {
  'profile-settings': <ProfileSettingsPage />,
  'my-orders': <MyOrders />,
  wallet: <WalletPage />,
  coupons: <CouponsPage />,
  'loyalty-points': <LoyaltyPage />,
  'referral-code': <ReferralPage />,
  inbox: <Inbox />,
  settings: (
    <SettingsPage
      changeLanguage={changeLanguage}
      notifications={<NotificationSettings />}
      clearSearches={<ClearSearches />}
    />
  ),
}

const profileSearch = searchTexts('page', ...chatSearchNames)

function Inbox() {
  const navigate = Route.useNavigate()
  return (
    <ChatView
      target={chatTargetIn(Route.useSearch())}
      onOpen={(target) => navigate({ search: { page: 'inbox', ...chatSearchOf(target) } })}
    />
  )
}

export const Route = createFileRoute('/profile')({
  validateSearch: profileSearch,
  loader: ({ context }) => loadProfilePage(context),
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [],
  }),
  component: () => {
    const { config } = useShop()
    const page = profilePageOf(Route.useSearch().page, config)
    return (
      <ProfileFrame page={page}>
        <CustomerOnly fallback={<ProfileLoading />}>{contents[page]}</CustomerOnly>
      </ProfileFrame>
    )
  },
})
