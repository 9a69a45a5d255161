// A session that is not to be remembered ends with the browser. The token lies in local storage, which outlives it, so two
// cookies tell: one that it is such a session, and one that lives no longer than the browser.
const briefCookie = 'fivefold-brief'
const openCookie = 'fivefold-open'

/** As long as any session may live without a visit. */
const days60 = 60 * 60 * 24 * 60

function setCookie(name: string, value: string, lifetime = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${lifetime}`
}

/** With every session that begins. */
export function markSession(isBrief: boolean): void {
  setCookie(briefCookie, isBrief ? '1' : '', `; Max-Age=${isBrief ? days60 : 0}`)
  setCookie(openCookie, '1')
}

/** Before anything reads the token: the browser was closed, so the session is over. */
export const endBriefSessionScript = `if (document.cookie.includes('${briefCookie}=1') && !document.cookie.includes('${openCookie}=1')) localStorage.removeItem('token')`
