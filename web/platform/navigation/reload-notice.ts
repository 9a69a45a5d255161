// A notice that must outlive a reload: the page that comes back says what has been changed.

const key = 'fivefold-notice'

const notices = ['language_changed', 'address_selected'] as const

/** The texts have the same names. */
export type ReloadNotice = (typeof notices)[number]

export function notifyAfterReload(notice: ReloadNotice): void {
  window.sessionStorage.setItem(key, notice)
}

export function takeReloadNotice(): ReloadNotice | null {
  const found = window.sessionStorage.getItem(key)
  window.sessionStorage.removeItem(key)
  return notices.find((notice) => notice === found) ?? null
}
