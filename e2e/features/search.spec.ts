// The search box: what it suggests, what it remembers, and where it leads.
import type { Locator } from '@playwright/test'
import { settledIn } from '../fixtures/settled.ts'
import { expect, test } from '../fixtures/test.ts'
import { enterAs, newAccount } from '../pages/account.ts'
import { storeBefore, storedIn } from '../pages/browser-storage.ts'
import { openHydrated } from '../pages/hydrated.ts'
import { searchBox } from '../pages/search-box.ts'
import { shopPage } from '../pages/shop-page.ts'

const modules = ['food', 'grocery', 'pharmacy', 'ecommerce'] as const

test('[SRC-01] the box asks in the words of the module', async ({ page, request, remember, language }) => {
  const { box, text } = searchBox(page, language)
  for (const module_type of modules) {
    await settledIn({ page, request }, remember, module_type)
    await page.goto('/home')
    await expect(box).toHaveAttribute('placeholder', text.placeholders[module_type])
  }
})

test('[SRC-02] [SRC-04] text suggests items and stores, and choosing one leads to its results', async ({
  page,
  request,
  remember,
  language,
  flawless,
}) => {
  await settledIn({ page, request }, remember)
  const search = searchBox(page, language)
  await page.goto('/home')
  await search.box.fill(search.text.pizza)
  await expect(search.group(search.text.items).getByRole('option').first()).toBeVisible()
  await expect(page.getByText(search.text.suggested)).toBeVisible()
  await expect(search.box).toHaveAttribute('aria-expanded', 'true')
  await flawless()

  const chosen = (await search.options.first().textContent()) ?? ''
  await search.options.first().click()
  await expect(page).toHaveURL(`/home?${new URLSearchParams({ search: chosen })}`)
  await expect(search.panel).toBeHidden()
  await expect(search.box).toHaveValue(chosen)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.text.results_for(chosen))
})

/** All letters within one moment, however busy the machine is: no pause falls between them by accident. */
function typeInOneGo(box: Locator, text: string): Promise<void> {
  return box.evaluate((input, whole) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    for (let length = 1; length <= whole.length; length += 1) {
      write?.call(input, whole.slice(0, length))
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, text)
}

test('[SRC-03] [SRC-07] typing asks once, when it pauses, with the text as name', async ({
  page,
  request,
  remember,
  language,
}) => {
  await settledIn({ page, request }, remember)
  const asked: (string | null)[] = []
  page.on('request', (one) => {
    const url = new URL(one.url())
    if (url.pathname.endsWith('/items/item-or-store-search')) asked.push(url.searchParams.get('name'))
  })
  const search = searchBox(page, language)
  await openHydrated(page, '/home')
  await search.box.click()
  await typeInOneGo(search.box, search.text.pizza)
  await expect(search.options.first()).toBeVisible()
  expect(asked).toEqual([search.text.pizza])
})

test('[SRC-04] arrow keys choose, Enter goes there, Escape shuts the panel', async ({
  page,
  request,
  remember,
  language,
}) => {
  await settledIn({ page, request }, remember)
  const search = searchBox(page, language)
  await page.goto('/home')
  await search.box.fill(search.text.pizza)
  await expect(search.options.nth(1)).toBeVisible()
  await search.box.press('ArrowDown')
  await search.box.press('ArrowDown')
  const second = search.options.nth(1)
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(search.box).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
  await search.box.press('Escape')
  await expect(search.panel).toBeHidden()
  await expect(search.box).toBeFocused()
  await search.box.press('ArrowDown')
  await expect(search.options.first()).toHaveAttribute('aria-selected', 'true')
  const first = (await search.options.first().textContent()) ?? ''
  await search.box.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.text.results_for(first))
})

test('[SRC-02] on a phone the search has a screen of its own, and every way back returns to the field', {
  tag: '@narrow',
}, async ({ page, request, remember, language, flawless }) => {
  await settledIn({ page, request }, remember)
  await storeBefore(page, { searchedValues: JSON.stringify(['plov']) })
  const search = searchBox(page, language)
  await openHydrated(page, '/home')
  for (const goBack of [
    () => page.keyboard.press('Escape'),
    () => search.screen.getByRole('button', { name: search.text.back, exact: true }).click(),
    () => page.goBack(),
  ]) {
    await search.box.click()
    await expect(search.screen.getByRole('combobox')).toBeFocused()
    await expect(search.options).toHaveText(['plov'])
    expect((await search.screen.boundingBox())?.width).toBe(page.viewportSize()?.width)
    await goBack()
    await expect(search.screen).toHaveCount(0)
    await expect(search.box).toBeFocused()
    await expect(page).toHaveURL(/\/home$/)
  }
  await search.box.click()
  await flawless()
  await search.options.first().click()
  await expect(page).toHaveURL(/search=plov$/)
  await expect(search.screen).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
})

test('[SRC-04] a text nobody sells shuts the panel', async ({ page, request, remember, language }) => {
  await settledIn({ page, request }, remember)
  const search = searchBox(page, language)
  await page.goto('/home')
  await search.box.fill(search.text.pizza)
  await expect(search.panel).toBeVisible()
  await search.box.fill('qqqqzzzzxx')
  await expect(search.panel).toBeHidden()
})

test('[SRC-05] a search needs a place; an empty one only clears the box', async ({ page, language }) => {
  const search = searchBox(page, language)
  await page.goto('/home')
  await search.search(search.text.pizza)
  await expect(shopPage(page, language).notice(search.text.needs_location)).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
  await search.search('   ')
  await expect(search.box).toHaveValue('')
  await expect(page).toHaveURL(/\/home$/)
})

test('[SRC-06] [SRC-08] searches are kept, shown newest first, and taken away one by one or all', async ({
  page,
  request,
  remember,
  language,
}) => {
  await settledIn({ page, request }, remember)
  const search = searchBox(page, language)
  await page.goto('/home')
  await page.evaluate(() =>
    localStorage.setItem('searchedValues', JSON.stringify(['a', 'b', 'c', 'd', 'e', 'f'])),
  )
  await search.search('b')
  await expect(page).toHaveURL(/search=b$/)
  expect(await storedIn(page, 'searchedValues')).toBe(JSON.stringify(['a', 'c', 'd', 'e', 'f', 'b']))

  await page.getByRole('button', { name: search.text.clear_text }).click()
  await expect(search.options).toHaveText(['b', 'f', 'e', 'd', 'c'])
  await page.getByRole('button', { name: search.text.remove('e') }).click()
  await expect(search.options).toHaveText(['b', 'f', 'd', 'c', 'a'])
  await page.getByRole('button', { name: search.text.clear_all }).click()
  await expect(search.panel).toBeHidden()
  expect(await storedIn(page, 'searchedValues')).toBeNull()
})

test('[SRC-02] [SRC-03] a customer is offered keywords before typing', { tag: '@once' }, async ({
  page,
  request,
  remember,
  language,
}) => {
  await settledIn({ page, request }, remember)
  await enterAs(page, await newAccount(request))
  const search = searchBox(page, language)
  await page.goto('/home')
  await search.box.focus()
  await expect(search.group(search.text.keywords).getByRole('option').first()).toBeVisible()
})

test('[SRC-02] a guest without history is shown nothing before typing', { tag: '@once' }, async ({
  page,
  request,
  remember,
  language,
}) => {
  await settledIn({ page, request }, remember)
  const search = searchBox(page, language)
  await page.goto('/home')
  await search.box.focus()
  await expect(search.box).toHaveAttribute('aria-expanded', 'false')
})

test('[HDR-10] the landing page suggests nothing', { tag: '@once' }, async ({ page, language }) => {
  await page.goto('/')
  await expect(searchBox(page, language).box).toHaveCount(0)
})

const odd = {
  'five hundred letters': 'plov'.repeat(125),
  emoji: '🍕🔥',
  'text from right to left': 'مطعم "شاي"',
  HTML: '<img src=x onerror="alert(1)">',
  'a percent sign': '100% 50%25',
  'the name of a list': 'category',
}

for (const [what, text] of Object.entries(odd)) {
  test(`a search for ${what} gives a sane page`, { tag: '@once' }, async ({
    page,
    request,
    remember,
    language,
  }) => {
    await settledIn({ page, request }, remember)
    await storeBefore(page, { searchedValues: '[]' })
    const search = searchBox(page, language)
    await page.goto('/home')
    await search.search(text)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.text.results_for(text))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.text.results_for(text))
    await expect(search.box).toHaveValue(text)
  })
}
