// The fixed places of a module's home page over HTTP.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sectionBanner } from '#server/database/schema/promotion.ts'
import { module } from '#server/database/schema/zone.ts'
import { inAllLanguages, type ModuleRow, makeModule } from '#server/testing/factories.ts'
import { makeSectionBanner } from '#server/testing/promotion-factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
let food: ModuleRow
let parcel: ModuleRow

beforeAll(async () => {
  shop = await createTestApp()
  food = await makeModule(shop.db)
  parcel = await makeModule(shop.db, { module_type: 'parcel' })
})

afterAll(() => shop.close())

describe('GET /other-banners', () => {
  test('[HOM-19] pictures of the fixed places by name; a place without a picture is null', async () => {
    await makeSectionBanner(shop.db, {
      module_id: food.id,
      key: 'best_reviewed_section_banner',
      value: 'best.webp',
      title: inAllLanguages('Five stars'),
    })
    const { status, body } = await shop.get('/other-banners', { moduleId: String(food.id) })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      promotional_banner_url: 'http://shop.test/img/promotion',
      best_reviewed_section_banner: 'best.webp',
      bottom_section_banner: null,
    })
    expect(body.banners[0]).toMatchObject({ title: 'Five stars' })
  })

  test('[HOM-07] parcel has a list instead', async () => {
    await makeSectionBanner(shop.db, { module_id: parcel.id, key: 'promotional_banner', value: 'one.webp' })
    await makeSectionBanner(shop.db, { module_id: parcel.id, key: 'promotional_banner', status: false })
    const { body } = await shop.get('/other-banners', { moduleId: String(parcel.id) })
    expect(body.banners).toHaveLength(1)
    expect(body.banners[0].value_full_url).toBe('http://shop.test/img/promotion/one.webp')
    expect(body).not.toHaveProperty('best_reviewed_section_banner')
  })

  test('[HOM-18] film or picture with three steps', async () => {
    const section = (key: string, position: number, text: string, value: string | null = null) =>
      makeSectionBanner(shop.db, {
        module_id: parcel.id,
        type: 'video_content',
        key,
        position,
        value,
        title: inAllLanguages(text),
      })
    await section('section_title', 0, 'How it works')
    await section('banner_type', 1, '', 'image')
    await section('banner_image', 2, '', 'steps.webp')
    for (const step of [1, 2, 3]) {
      await section(`content${step}_title`, step * 2 + 2, `Step ${step}`)
      await section(`content${step}_subtitle`, step * 2 + 3, `What happens in ${step}`)
    }
    const { body } = await shop.get('/other-banners/video-content', {
      moduleId: String(parcel.id),
      'X-localization': 'ar',
    })
    expect(body).toMatchObject({
      section_title: 'How it works (ar)',
      banner_type: 'image',
      banner_image: 'steps.webp',
      banner_video: null,
    })
    expect(body.banner_contents).toHaveLength(6)
    expect(body.banner_contents[0]).toMatchObject({ key: 'content1_title', value: 'Step 1 (ar)' })
  })

  test('[HOM-18] the content policy frames the film that is shown, and nothing else', async () => {
    const framed = async () => {
      shop.forgetCatalogue()
      const page = await shop.fetch('/api/docs')
      return /frame-src ([^;]*)/.exec(page.headers.get('content-security-policy') ?? '')?.[1]
    }
    expect(await framed()).toBe("'none'")
    const courier = await makeModule(shop.db, { module_type: 'parcel' })
    const section = (key: string, value: string) =>
      makeSectionBanner(shop.db, { module_id: courier.id, type: 'video_content', key, value })
    await section('banner_video', 'https://youtu.be/aqz-KE-bpKQ')
    expect(await framed()).toBe("'none'")
    await section('banner_type', 'video')
    expect(await framed()).toBe('https://www.youtube-nocookie.com')
    await shop.db
      .update(sectionBanner)
      .set({ value: "https://films.example:8443/a; script-src 'unsafe-inline'" })
      .where(eq(sectionBanner.key, 'banner_video'))
    expect(await framed()).toBe('https://films.example:8443')
    await shop.db.update(module).set({ status: false }).where(eq(module.id, courier.id))
    expect(await framed()).toBe("'none'")
  })

  test('[HOM-19] why choose us', async () => {
    await makeSectionBanner(shop.db, {
      module_id: parcel.id,
      key: 'why_choose',
      type: 'why_choose',
      value: 'fast.webp',
      title: inAllLanguages('Fast'),
      short_description: inAllLanguages('In an hour'),
    })
    const { body } = await shop.get('/other-banners/why-choose', { moduleId: String(parcel.id) })
    expect(body.banners).toEqual([
      {
        id: expect.any(Number),
        title: 'Fast',
        short_description: 'In an hour',
        image: 'fast.webp',
        image_full_url: 'http://shop.test/img/promotion/fast.webp',
      },
    ])
  })

  test.each(['/other-banners', '/other-banners/video-content', '/other-banners/why-choose'])(
    '%s needs a module and answers a module without any',
    async (path) => {
      const { status, body } = await shop.get(path)
      expect(status).toBe(403)
      expect(body.errors).toEqual([{ code: 'moduleId', message: 'Module id required' }])
      const bare = await makeModule(shop.db, { module_type: 'grocery' })
      shop.forgetCatalogue()
      expect((await shop.get(path, { moduleId: String(bare.id) })).status).toBe(200)
    },
  )
})
