// The address book and its form, by role and name, in English.
import type { Page } from '@playwright/test'

export function addressBook(page: Page) {
  const dialog = page.getByRole('dialog')
  return {
    cards: page.getByRole('main').getByRole('listitem'),
    add: page.getByRole('main').getByRole('button', { name: 'Add address' }),
    dialog,
    field: (name: string) => dialog.getByLabel(name),
    save: dialog.getByRole('button', { name: 'Save', exact: true }),
  }
}
