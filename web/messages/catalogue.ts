// All texts by language and area; areas are loaded one by one, so a page carries only its own.
import type { Language } from '#contract/core/language.ts'
import { swapQuotes } from '#contract/core/swap-quotes.ts'
import type { DeskMessages } from './desk-messages.ts'
import type { address } from './en/address.ts'
import type { bill } from './en/bill.ts'
import type { cart } from './en/cart.ts'
import type { category } from './en/category.ts'
import type { chat } from './en/chat.ts'
import type { checkout } from './en/checkout.ts'
import type { common } from './en/common.ts'
import type { content } from './en/content.ts'
import type { coupon } from './en/coupon.ts'
import type { error } from './en/error.ts'
import type { footer } from './en/footer.ts'
import type { home } from './en/home.ts'
import type { item } from './en/item.ts'
import type { label } from './en/label.ts'
import type { landing } from './en/landing.ts'
import type { listing } from './en/listing.ts'
import type { location } from './en/location.ts'
import type { offline } from './en/offline.ts'
import type { order } from './en/order.ts'
import type { parcel } from './en/parcel.ts'
import type { profile } from './en/profile.ts'
import type { promotion } from './en/promotion.ts'
import type { review } from './en/review.ts'
import type { search } from './en/search.ts'
import type { sending } from './en/sending.ts'
import type { session } from './en/session.ts'
import type { shell } from './en/shell.ts'
import type { store } from './en/store.ts'
import type { storepage } from './en/storepage.ts'
import type { wallet } from './en/wallet.ts'
import type { wishlist } from './en/wishlist.ts'

/** English is the source: its keys and arguments are the types of every language. */
export interface Messages {
  address: typeof address
  bill: typeof bill
  cart: typeof cart
  category: typeof category
  chat: typeof chat
  checkout: typeof checkout
  common: typeof common
  content: typeof content
  coupon: typeof coupon
  error: typeof error
  footer: typeof footer
  home: typeof home
  item: typeof item
  label: typeof label
  landing: typeof landing
  listing: typeof listing
  location: typeof location
  offline: typeof offline
  order: typeof order
  parcel: typeof parcel
  profile: typeof profile
  promotion: typeof promotion
  review: typeof review
  search: typeof search
  sending: typeof sending
  session: typeof session
  shell: typeof shell
  store: typeof store
  storepage: typeof storepage
  wishlist: typeof wishlist
  wallet: typeof wallet
}

export type Area = keyof Messages

/** The same keys with any text. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages & DeskMessages
  }
}

const files = import.meta.glob<Record<string, MessageTree>>('./{en,ar,tg,ru}/*.ts')

/** Texts as they travel to the browser: plain or compiled, the reader knows both. */
export interface MessageTree {
  [key: string]: string | MessageTree
}

export type MessagesByArea = { [Key in Area]?: MessageTree }

/**
 * As one text: inside a page a tree of texts would name every one of its branches, and be written and read branch by
 * branch.
 */
export type LoadedMessages = string & { readonly loaded: unique symbol }

/**
 * Texts in the shop's own words, compiled, by area and name: `cart.empty`. The version changes with any of them.
 */
export interface TextOverrides {
  version: string
  texts: Readonly<Record<string, unknown>>
}

type ReadOverrides = (language: Language) => Promise<TextOverrides | null>

let overridesOf: ReadOverrides | null = null

/** Where they are asked for; until it is said, and where there are none, texts are as they were written. */
export function overrideTexts(read: ReadOverrides): void {
  overridesOf = read
}

/**
 * Texts as they were written never change while the shop runs: both are cached for as long as it does, one entry for
 * each language and combination of areas that a page asks for, a few hundred of some kilobytes at most. With texts in
 * the shop's own words there are as many again for each version: those of the last versions are cached.
 */
const packed = new Map<string, Promise<LoadedMessages>>()
const unpacked = new Map<LoadedMessages, MessagesByArea>()
const mostEntries = 1_000

export async function loadMessages(language: Language, areas: readonly Area[]): Promise<LoadedMessages> {
  const own = overridesOf && (await overridesOf(language))
  const key = `${language} ${areas.join()} ${own?.version ?? ''}`
  const known = packed.get(key)
  if (known) return known
  const loading = packMessages(language, areas, own)
  remember(packed, key, loading)
  // Tried again by whoever asks next.
  loading.catch(() => packed.delete(key))
  return loading
}

/** The oldest entry makes room. */
function remember<Key, Value>(entries: Map<Key, Value>, key: Key, value: Value): void {
  const [oldest] = entries.keys()
  if (entries.size >= mostEntries && oldest !== undefined) entries.delete(oldest)
  entries.set(key, value)
}

async function packMessages(
  language: Language,
  areas: readonly Area[],
  own: TextOverrides | null,
): Promise<LoadedMessages> {
  const loaded = await Promise.all(areas.map((area) => loadArea(language, area)))
  const written = areas.map((area, index): [Area, MessageTree] => [area, loaded[index] ?? {}])
  const messages = own
    ? written.map(([area, tree]) => [area, overridden(tree, area, own.texts)] as const)
    : written
  const byArea: MessagesByArea = Object.fromEntries(messages)
  const text = swapQuotes(JSON.stringify(byArea)) as LoadedMessages
  remember(unpacked, text, byArea)
  return text
}

/** What is overridden stands in the place of what was written; a text that is no more, nowhere. */
function overridden(tree: MessageTree, path: string, texts: TextOverrides['texts']): MessageTree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, written]) => {
      const key = `${path}.${name}`
      const isBranch = typeof written === 'object' && !Array.isArray(written)
      return [name, isBranch ? overridden(written, key, texts) : (texts[key] ?? written)]
    }),
  ) as MessageTree
}

export function messagesIn(text: LoadedMessages): MessagesByArea {
  const known = unpacked.get(text)
  if (known) return known
  const read: MessagesByArea = JSON.parse(swapQuotes(text))
  remember(unpacked, text, read)
  return read
}

async function loadArea(language: Language, area: Area): Promise<MessageTree> {
  const load = files[`./${language}/${area}.ts`]
  if (!load) throw new Error(`No messages for ${language}/${area}`)
  const exported = await load()
  return exported[area] ?? {}
}
