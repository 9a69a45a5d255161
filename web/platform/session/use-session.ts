// Who is signed in, for components: nobody while rendering on the server, the customer once the browser has looked.
import { useQuery } from '@tanstack/react-query'
import type { Profile } from '#contract/features/profile/profile.schema.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { profileQuery } from './profile-query.ts'

export interface Session {
  isSignedIn: boolean
  /** Null for guests, and for customers until it has come. */
  profile: Profile | null
}

export function useSession(): Session {
  const isSignedIn = useSignedIn()
  const { data } = useQuery({ ...profileQuery(useAccess()), enabled: isSignedIn })
  return { isSignedIn, profile: isSignedIn ? (data ?? null) : null }
}
