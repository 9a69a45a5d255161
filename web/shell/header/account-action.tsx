// The last place in the bar (HDR-04): the way in for guests, the account for customers, both in the same room.
import { lazy, Suspense } from 'react'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { SignInLink } from './sign-in-link.tsx'

/** Guests, and search engines, need nothing of it. */
const AccountButton = lazy(() =>
  import('./account-button.tsx').then((part) => ({ default: part.AccountButton })),
)

export function AccountAction() {
  const isSignedIn = useSignedIn()
  // The server never knows who is there: a room of its own keeps what stands beside it from moving.
  return (
    <div className="flex h-11 justify-end min-[1181px]:w-36">
      {isSignedIn ? (
        <Suspense>
          <AccountButton />
        </Suspense>
      ) : (
        <SignInLink />
      )}
    </div>
  )
}
