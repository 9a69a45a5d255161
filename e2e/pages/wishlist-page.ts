// Hearts and the wishlist drawer, by role and name.
import type { Page } from '@playwright/test'
import type { TestLanguage } from '../fixtures/test.ts'
import { shellPage } from './shell-page.ts'
import { wishlistTexts } from './wishlist-texts.ts'

export function wishlistPage(page: Page, language: TestLanguage) {
  const text = wishlistTexts[language]
  const shell = shellPage(page, language)
  const drawer = page.getByRole('dialog', { name: text.wishlist, exact: true })
  const heart = (name: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: text.heart(name), exact: true })
      .first()
  return {
    text,
    drawer,
    heart,
    /** Presses it, agrees to sign in, and returns the form. */
    async heartAsGuest(name: string) {
      await heart(name).click()
      const question = page.getByRole('dialog', { name: text.not_logged_in })
      await question.getByRole('link', { name: text.sign_in }).click()
      return page.getByRole('dialog', { name: text.sign_in, exact: true })
    },
    /** In the bar on wide screens, in the drawer of the navigation on narrow ones. */
    async open() {
      const bar = shell.isCompact ? await shell.openDrawer() : shell.header
      await bar.getByRole('button', { name: text.wishlist, exact: true }).click()
      await drawer.waitFor()
    },
  }
}
