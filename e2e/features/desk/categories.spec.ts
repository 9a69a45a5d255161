// Categories and the lists items choose from at the desk: steps on a phone, and what is asked before a word leaves.
import { z } from 'zod'
import { test as inOwnShop } from '../../fixtures/own-shop.ts'
import { owner } from '../../fixtures/owner.ts'
import { expect } from '../../fixtures/test.ts'
import { deskPage } from '../../pages/desk-page.ts'

const en = (text: string) => ({ en: text })
const made = z.object({ id: z.number() })

inOwnShop(
  'on a phone a category is moved by its menu; a unit leaves after a question, unless items use it',
  { tag: '@once' },
  async ({ page, ownShop, flawless }) => {
    inOwnShop.slow()
    const { ask, kitchen } = ownShop
    const make = async (path: string, data: object) => made.parse(await ask('POST', path, data))
    const { module_id } = kitchen
    const salads = await make('/desk/categories', { name: en('Salads'), module_id, parent_id: 0 })
    const litre = await make('/desk/units', { name: en('litre') })
    await make('/desk/units', { name: en('dozen') })
    await make('/desk/items', {
      ...{ store_id: kitchen.id, name: en('Borscht'), description: {}, category_id: salads.id, images: [] },
      ...{ price: 5, discount: 0, discount_type: 'percent', status: true, unit_id: litre.id },
      ...{ food_variations: [], choice_options: [], variations: [], add_on_ids: [], tags: [] },
      ...{ generic_name: [], allergies: [], may_contain: [], allergens_stated: false, edible: true },
      ...{ nutritions: [], veg: false, organic: false, halal_tag_status: false, recommended: false },
      ...{ is_basic: false, is_prescription_required: false },
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/desk/categories?module=${module_id}`)
    await deskPage(page, 'en').signIn(owner)

    await inOwnShop.step('up, and what became of it is said', async () => {
      const names = () => page.getByRole('list', { name: 'Tree' }).getByRole('link').allTextContents()
      await expect.poll(names).toEqual(['Soups', 'Salads'])
      const trigger = page.getByRole('button', { name: 'Actions for Salads' })
      await trigger.click()
      const up = page.getByRole('menuitem', { name: 'Move Salads up' })
      expect((await up.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await expect(page.getByRole('menuitem', { name: 'Move Salads into the one above' })).toBeVisible()
      await expect(page.getByRole('menuitem', { name: 'Move Salads down' })).toHaveCount(0)
      await flawless()
      await up.click()
      await expect(page.getByText('“Salads” was moved.')).toBeAttached()
      await expect.poll(names).toEqual(['Salads', 'Soups'])
      await expect(trigger).toBeFocused()
    })
    await inOwnShop.step('a unit that an item uses stays', async () => {
      await page.goto('/desk/categories?tab=units')
      await page.getByRole('button', { name: 'Remove litre' }).click()
      const question = page.getByRole('alertdialog', { name: 'Remove “litre”?' })
      await expect(question).toContainText('1 item uses it. Choose something else for them first.')
      await expect(question.getByRole('button', { name: 'Remove' })).toBeDisabled()
      await flawless()
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(question).toHaveCount(0)
    })
    await inOwnShop.step('one that nobody uses leaves when that is confirmed', async () => {
      const dozen = page.getByRole('button', { name: 'Remove dozen' })
      await dozen.click()
      const question = page.getByRole('alertdialog', { name: 'Remove “dozen”?' })
      await expect(question).toContainText('No item uses it.')
      await question.getByRole('button', { name: 'Remove' }).click()
      await expect(dozen).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Remove litre' })).toBeVisible()
    })
  },
)
