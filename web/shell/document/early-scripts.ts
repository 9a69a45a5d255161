// What runs before the page is hydrated, as the browser reads the head.
import { earlyCustomerScript } from './early-customer.ts'
import { earlyEventsScript } from './early-events.ts'
import { earlyLocationScript } from './early-location.ts'

/**
 * One script of the server's page. The browser, which has run it by then, is not sent its text a second time with the
 * bundle: it takes over an element it does not look into, and an empty script is none.
 */
export const earlyScripts = import.meta.env.SSR
  ? [earlyCustomerScript, earlyLocationScript, earlyEventsScript].join('\n')
  : ''
