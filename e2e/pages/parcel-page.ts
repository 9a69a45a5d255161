// The page that describes a parcel, by role and name.
import type { Page } from '@playwright/test'
import type { TestLanguage } from '../fixtures/test.ts'
import { locationPicker } from './location-picker.ts'
import { parcelTexts } from './parcel-texts.ts'

export function parcelPage(page: Page, language: TestLanguage) {
  const text = parcelTexts[language]
  const main = page.getByRole('main')
  const side = (name: string) => main.getByRole('region', { name, exact: true })
  const picker = locationPicker(page, language)
  const receiver = side(text.receiver)
  const way = side(text.way)
  return {
    text,
    heading: main.getByRole('heading', { level: 1, name: text.title }),
    sender: side(text.sender),
    receiver,
    swap: main.getByRole('button', { name: text.swap }),
    nothingProhibited: main.getByRole('checkbox', { name: text.nothing_prohibited }),
    way,
    charge: way.getByRole('definition').last(),
    proceed: main.getByRole('button', { name: text.proceed }),
    /** The pin starts where one shops. */
    async pickHere() {
      await receiver.getByRole('button', { name: text.pick }).click()
      await picker.button(picker.text.pick).click()
      await picker.dialog.waitFor({ state: 'hidden' })
    },
    async pickReceiver(place: string) {
      await receiver.getByRole('button', { name: text.pick }).click()
      await picker.pickNamed(place)
    },
  }
}

/** The form on top of the parcel home, by role and name. */
export function sendForm(page: Page, language: TestLanguage) {
  const text = parcelTexts[language]
  const form = page.getByRole('main').getByRole('region', { name: text.send, exact: true })
  return {
    form,
    from: form.getByRole('button', { name: new RegExp(`^${text.from} `) }),
    to: form.getByRole('button', { name: new RegExp(`^${text.to} `) }),
    price: form.getByRole('definition').last(),
    proceed: form.getByRole('link', { name: text.continue }),
    async chooseFirstKind(): Promise<string> {
      await form.getByRole('combobox', { name: text.what }).click()
      const option = page.getByRole('option').first()
      const name = await option.innerText()
      await option.click()
      return name
    },
  }
}
