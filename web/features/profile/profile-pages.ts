// The customer's pages the shop has, in the order of menu and side bar (HDR-04, PRF-01).
import MessageCircle from 'lucide-react/icons/message-circle'
import Settings from 'lucide-react/icons/settings'
import UserRound from 'lucide-react/icons/user-round'

export const profilePages = [
  { page: 'profile-settings', Icon: UserRound },
  { page: 'inbox', Icon: MessageCircle },
  { page: 'settings', Icon: Settings },
] as const

export type ProfilePage = (typeof profilePages)[number]['page']

/** An unknown name in an address shows the first page. */
export function profilePageOf(text: string | undefined): ProfilePage {
  return profilePages.find(({ page }) => page === text)?.page ?? 'profile-settings'
}
