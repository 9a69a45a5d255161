// The photo of a profile is cropped before it is sent: with the mouse or without.
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { shopPage } from '../../pages/shop-page.ts'

const once = { tag: '@once' }

/** Twice as wide as high; red on the left, blue on the right. */
async function drawPhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 200
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.fillStyle = 'red'
    pen.fillRect(0, 0, 200, 200)
    pen.fillStyle = 'blue'
    pen.fillRect(200, 0, 200, 200)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.replace(/^.*,/, ''), 'base64')
}

/** Size of a picture on the page, and the colour of its middle. */
function lookAt(page: Page, name: string) {
  return page.getByRole('img', { name }).evaluate((image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('no image')
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0)
    const [red = 0, , blue = 0] = pen?.getImageData(canvas.width / 4, canvas.height / 2, 1, 1).data ?? []
    return { width: canvas.width, height: canvas.height, is_red: red > blue, is_blue: blue > red }
  })
}

test(
  '[PRF-02] a photo is cropped to a square with the keys alone, and sent as it was cropped',
  once,
  async ({ page, language, request, flawless, shot }) => {
    const account = await newAccount(request)
    const shop = shopPage(page, language)
    await enterAs(page, account)
    await page.goto('/profile?page=profile-settings')
    await expect(shop.main.getByLabel('First name')).toHaveValue('Ann')
    const photo = { name: 'me.png', mimeType: 'image/png', buffer: await drawPhoto(page) }
    const choose = () => shop.main.locator('input[type=file]').setInputFiles(photo)
    const dialog = page.getByRole('dialog', { name: 'Crop the photo' })
    const area = dialog.getByRole('application', { name: 'Part of the photo that is shown' })
    const use = dialog.getByRole('button', { name: 'Use this photo' })

    await choose()
    await expect(use).toBeEnabled()
    await expect(area).toBeVisible()
    await flawless()
    await shot('crop')
    // Untouched, the middle is taken: red on its left.
    await use.click()
    await expect(dialog).toBeHidden()
    await expect
      .poll(() => lookAt(page, 'me.png'))
      .toEqual({
        width: 200,
        height: 200,
        is_red: true,
        is_blue: false,
      })

    await choose()
    await area.focus()
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowLeft')
    const zoom = dialog.getByRole('slider', { name: 'Zoom' })
    await zoom.focus()
    await page.keyboard.press('End')
    await expect(zoom).toHaveAttribute('aria-valuetext', '400%')
    await use.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect.poll(() => lookAt(page, 'me.png')).toMatchObject({ is_red: false, is_blue: true })
    const { width, height } = await lookAt(page, 'me.png')
    expect(width).toBe(height)
    // A quarter of the height, give or take a rounded pixel.
    expect(Math.abs(width - 50)).toBeLessThanOrEqual(1)

    await shop.main.getByRole('button', { name: 'Save changes' }).click()
    await expect(shop.notice('Successfully updated')).toBeVisible()
    const authorization = { authorization: `Bearer ${account.token}` }
    const info = await request.get('/api/v1/customer/info', { headers: authorization })
    const { image_full_url } = z.object({ image_full_url: z.string() }).parse(await info.json())
    expect((await request.get(image_full_url)).headers()['content-type']).toMatch(/^image\//)
  },
)

test(
  '[PRF-02] a crop that is broken off keeps the old photo',
  once,
  async ({ page, language, request, expected }) => {
    // The recorder of traces asks again for a picture that did not load.
    expected.push(/^console: Connecting to 'blob:/)
    const shop = shopPage(page, language)
    await enterAs(page, await newAccount(request))
    await page.goto('/profile?page=profile-settings')
    await expect(shop.main.getByLabel('First name')).toHaveValue('Ann')
    const file = shop.main.locator('input[type=file]')
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawPhoto(page) })
    const dialog = page.getByRole('dialog', { name: 'Crop the photo' })
    await expect(dialog.getByRole('button', { name: 'Use this photo' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(shop.main.getByRole('img', { name: 'me.png' })).toHaveCount(0)
    await file.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(dialog.getByRole('alert')).toContainText('could not be read')
  },
)
