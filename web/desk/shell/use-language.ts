// The language of the desk: the account's own, so that it follows to every device.
import { useQueryClient } from '@tanstack/react-query'
import type { Language } from '#contract/core/language.ts'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { choosePreferences } from '#web/desk/session/preferences.ts'
import { accountQuery, useAccount } from '#web/desk/session/use-desk.ts'

/** Shown at once; where the shop cannot be told, it holds in this browser. */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const cache = useQueryClient()
  const own = useAccount()
  return async (language) => {
    // The question for the account carries the language: the next one has its answer before it is asked.
    const show = (account: typeof own) => {
      choosePreferences({ language })
      cache.setQueryData(accountQuery().queryKey, account)
    }
    cache.setQueryData([staffEndpoints.account.path, {}, language], { ...own, language })
    show({ ...own, language })
    try {
      show(await deskCall(staffEndpoints.changeAccount, { input: { name: own.name, language } }))
    } catch {
      await readAgain(staffEndpoints.account)
    }
  }
}
