// The last control of the bar (HDR-04): sign-in for guests, the account for customers, both of the same size.
import { Suspense } from 'react'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { OptionalPart } from '#web/ui/layout/optional-part.tsx'
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { SignInLink } from './sign-in-link.tsx'

/** Guests, and search engines, need nothing of it. */
const AccountButton = lazyComponent(() => import('./account-button.tsx').then((part) => part.AccountButton))

export function AccountAction() {
  const isSignedIn = useSignedIn()
  // The server never knows who is there: a placeholder keeps what is beside it from moving.
  return (
    <div
      className={classNames(
        'flex h-11 justify-end',
        isSignedIn ? 'min-[1181px]:w-36' : 'min-[1181px]:in-data-customer:w-36',
      )}
    >
      {isSignedIn ? (
        <OptionalPart>
          <Suspense>
            <AccountButton />
          </Suspense>
        </OptionalPart>
      ) : (
        <SignInLink />
      )}
    </div>
  )
}
