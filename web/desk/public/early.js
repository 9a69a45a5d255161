// Runs before anything is painted: theme and direction of reading as they were chosen, so that nothing flashes.
// Schemas would try whether they may compile themselves, which the content security policy refuses and reports.
globalThis.__zod_globalConfig = { jitless: true }
;(() => {
  const page = document.documentElement
  try {
    const theme = localStorage.getItem('fivefold-desk-theme')
    const language = localStorage.getItem('fivefold-desk-language')
    if (/^(light|dark|system)$/.test(theme ?? '')) page.dataset.theme = theme
    if (/^(en|ar|tg|ru)$/.test(language ?? '')) {
      page.lang = language
      page.dir = language === 'ar' ? 'rtl' : 'ltr'
    }
  } catch {
    // Storage may be forbidden; the page then begins as the system is set.
  }
})()
