// The server renders every page as for a guest; before the first paint the browser says whether a customer reads it, so
// that the header leaves room for what comes with one.
import { useEffect } from 'react'
import { endBriefSessionScript } from '#web/platform/storage/brief-session.ts'

/**
 * Styles ask for it as `in-data-customer`, and only until the page is hydrated: from then on the session is asked. The
 * router may run the script of a head again with a later page, when it is too late to say so.
 */
export const earlyCustomerScript = `try { if (document.readyState === 'loading') { ${endBriefSessionScript}; if (localStorage.getItem('token')) document.documentElement.dataset.customer = '' } } catch {}`

export function useEndOfEarlyCustomer(): void {
  useEffect(() => {
    delete document.documentElement.dataset.customer
  }, [])
}
