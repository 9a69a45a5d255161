// A shop with a sixth kind of module: a copy of the sources in which only the table of modules and the texts differ.
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const row = `  flowers: {
    ...shop,
    description: 'Cut flowers and plants from shops nearby.',
    texts: 'flowers',
    accent: 'leaf',
    home: 'grocery',
    store_schema: 'Florist',
  },
`

const texts = {
  en: {
    hero: 'Flowers for every day',
    search: 'Search for flowers or store...',
    items: ['Flower', 'Flowers'],
    stores: ['Flower shop', 'Flower shops'],
  },
  ar: {
    hero: 'زهور لكل يوم',
    search: 'ابحث عن زهور أو متجر...',
    items: ['زهرة', 'الزهور'],
    stores: ['متجر زهور', 'متاجر الزهور'],
  },
  tg: {
    hero: 'Гул барои ҳар рӯз',
    search: 'Ҷустуҷӯи гул ё мағоза...',
    items: ['Гул', 'Гулҳо'],
    stores: ['Мағозаи гул', 'Мағозаҳои гул'],
  },
  ru: {
    hero: 'Цветы на каждый день',
    search: 'Найти цветы или магазин...',
    items: ['Цветок', 'Цветы'],
    stores: ['Цветочный магазин', 'Цветочные магазины'],
  },
} as const

const folders = ['contract', 'demo', 'server', 'web', 'e2e', 'bench', 'tools']
const files = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts']

/** Returns the folder of the copy; whoever asked for it takes it away again. */
export function copyWithFlowers(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'fivefold-flowers-'))
  for (const name of [...folders, ...files]) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(realpathSync(join(root, 'node_modules')), join(copy, 'node_modules'))
  addFlowers(copy)
  return copy
}

function addFlowers(copy: string): void {
  insert(join(copy, 'contract/core/module-type.ts'), 'export const moduleTraits = {\n', row)
  for (const [language, { hero, search, items, stores }] of Object.entries(texts)) {
    const folder = join(copy, 'web/messages', language)
    insert(join(folder, 'home.ts'), 'export const home = {\n', `  hero_flowers: '${hero}',\n`)
    insert(join(folder, 'search.ts'), 'placeholder: {\n', `    flowers: '${search}',\n`)
    insert(join(folder, 'listing.ts'), 'one_items: {\n', `    flowers: '${items[0]}',\n`)
    insert(join(folder, 'listing.ts'), 'tab_items: {\n', `    flowers: '${items[1]}',\n`)
    insert(join(folder, 'listing.ts'), 'one_stores: {\n', `    flowers: '${stores[0]}',\n`)
    insert(join(folder, 'listing.ts'), 'tab_stores: {\n', `    flowers: '${stores[1]}',\n`)
    insert(join(folder, 'desk/modules.ts'), ' = {\n', `  kind_flowers: '${items[1]}',\n`)
  }
}

function insert(file: string, after: string, added: string): void {
  const before = readFileSync(file, 'utf8')
  if (before.split(after).length !== 2) throw new Error(`${file} has not exactly one '${after.trim()}'`)
  writeFileSync(file, before.replace(after, after + added))
}

const speaksOfModules = /module_type|moduleT|ModuleT|traits|accentOf|[dD]emoModule/

/**
 * Leaves only files that could notice a kind of module to the compiler, and all texts. Whatever names neither kinds nor
 * traits compiles with a sixth as it did with five, and checking it again takes most of the time.
 */
export function skipUnconcerned(copy: string): void {
  for (const folder of folders) {
    for (const name of readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' })) {
      const file = join(copy, folder, name)
      if (/\.tsx?$/.test(name) && !file.includes('web/messages')) skipIfUnconcerned(file)
    }
  }
}

function skipIfUnconcerned(file: string): void {
  const text = readFileSync(file, 'utf8')
  if (!speaksOfModules.test(text)) writeFileSync(file, `// @ts-nocheck\n${text}`)
}
