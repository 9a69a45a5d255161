// What runs before the page is hydrated, as the browser reads the head.
import { earlyCustomerScript } from './early-customer.ts'
import { earlyEventsScript } from './early-events.ts'
import { earlyLocationScript } from './early-location.ts'

/** Schemas would try whether they may compile themselves, which the content security policy refuses and reports. */
const schemasScript = 'globalThis.__zod_globalConfig={jitless:true};'

/**
 * One script of the server's page. The browser, which has run it by then, is not sent its text a second time with the
 * bundle: it takes over an element it does not look into, and an empty script is none.
 */
export const earlyScripts = import.meta.env.SSR
  ? withoutComments([schemasScript, earlyCustomerScript, earlyLocationScript, earlyEventsScript].join('\n'))
  : ''

/** Every page carries it: what is written for its reader stays here. */
function withoutComments(script: string): string {
  return script.replaceAll(/\/\*[^*]*\*\//g, '').replaceAll(/\s*\n\s*/g, '\n')
}
