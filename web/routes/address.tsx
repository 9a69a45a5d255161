// The saved addresses of a customer; a guest is sent to sign in and back (NET-13).
import { createFileRoute } from '@tanstack/react-router'
import { AddressBookPage } from '#web/features/address/address-book-page.tsx'
import { loadMessages } from '#web/messages/catalogue.ts'

export const Route = createFileRoute('/address')({
  loader: async ({ context }) => ({
    messages: await loadMessages(context.shop.language, ['address', 'location']),
  }),
  component: AddressBookPage,
})
