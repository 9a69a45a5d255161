// A notice that must outlive the reload which brings the new language.

const key = 'fivefold-notice'

export type ReloadNotice = 'language_changed'

export function notifyAfterReload(notice: ReloadNotice): void {
  window.sessionStorage.setItem(key, notice)
}

export function takeReloadNotice(): ReloadNotice | null {
  const found = window.sessionStorage.getItem(key)
  window.sessionStorage.removeItem(key)
  return found === 'language_changed' ? found : null
}
