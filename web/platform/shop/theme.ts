// The theme a visitor has chosen, as the page and the browser's frame around it show it.
import type { Theme } from '#contract/core/shop-context.ts'
import { grounds } from './grounds.ts'
import { saveShop } from './shop.ts'

/** Of the browser's frame in each of the device's colour schemes; a chosen theme holds in both. */
export function groundsOf(theme: Theme) {
  return theme === 'system' ? grounds : { light: grounds[theme], dark: grounds[theme] }
}

/** Without a reload the frame would keep the colour of the theme that was left. */
export function changeTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  const { light, dark } = groundsOf(theme)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = meta.media.includes('dark') ? dark : light
  saveShop({ theme })
}
