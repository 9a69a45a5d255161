// Begins and ends a session in this browser.

import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import type { OwnAccount } from '#contract/features/staff/staff.schema.ts'
import { deskCall, queryClient } from './desk-api.ts'
import { choosePreferences } from './preferences.ts'
import { writeToken } from './token.ts'
import { accountQuery } from './use-desk.ts'

export function beginSession({ token, account }: { token: string; account: OwnAccount }): void {
  writeToken(token)
  choosePreferences({ language: account.language })
  queryClient.setQueryData(accountQuery().queryKey, account)
}

/** Signed out here in any case: without the network the shop learns of it when the session runs out. */
export async function endSession(): Promise<void> {
  await deskCall(staffEndpoints.signOut).catch(() => undefined)
  writeToken(null)
}
