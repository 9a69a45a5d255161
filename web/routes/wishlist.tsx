// The wishlist (api.md 12); a guest is sent to sign in and back (NET-13).
import { createFileRoute } from '@tanstack/react-router'
import { loadMessages } from '#web/messages/catalogue.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { WishlistPage } from '#web/shell/wishlist/wishlist-page.tsx'

export const Route = createFileRoute('/wishlist')({
  loader: async ({ context: { shop } }) => {
    const messages = await loadMessages(shop.language, ['wishlist', 'item', 'store'])
    return { messages, title: pageTexts(shop.language, messages, 'wishlist')('title') }
  },
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [],
  }),
  component: WishlistPage,
})
