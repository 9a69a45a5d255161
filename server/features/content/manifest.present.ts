// The manifest of the shop as an app: how it is called and looks once it is installed.
import { directionOf, type Language } from '#contract/core/language.ts'
import { picturePath } from '#server/platform/images/picture-url.ts'

/** Widths the picture route has, so that a size is what it says. */
const iconWidths = [96, 192, 512] as const

/** The ground of the page in light colours; the page itself names one for each colour scheme. */
const ground = '#fbfaf8'

interface Words {
  orders: string
  search: string
  home: string
  store: string
}

const words: Record<Language, Words> = {
  en: {
    orders: 'My orders',
    search: 'Search',
    home: 'Everything near you on one page',
    store: 'A store and what it sells',
  },
  ar: {
    orders: 'طلباتي',
    search: 'بحث',
    home: 'كل ما هو قريب منك في صفحة واحدة',
    store: 'متجر وما يبيعه',
  },
  tg: {
    orders: 'Фармоишҳои ман',
    search: 'Ҷустуҷӯ',
    home: 'Ҳама чизи наздик дар як саҳифа',
    store: 'Мағоза ва молҳои он',
  },
  ru: {
    orders: 'Мои заказы',
    search: 'Поиск',
    home: 'Всё рядом с вами на одной странице',
    store: 'Магазин и его товары',
  },
}

/** Pictures of the demo shop below `public`; `npm run screenshots` takes them again. */
const screenshots = [
  { page: 'home', form_factor: 'narrow', sizes: '780x1688' },
  { page: 'store', form_factor: 'narrow', sizes: '780x1688' },
  { page: 'home', form_factor: 'wide', sizes: '1440x900' },
  { page: 'store', form_factor: 'wide', sizes: '1440x900' },
] as const

export interface ManifestFacts {
  name: string
  icon: string
  language: Language
}

export function webManifest({ name, icon, language }: ManifestFacts) {
  const { orders, search, ...labels } = words[language]
  return {
    id: '/home',
    name,
    short_name: name,
    lang: language,
    dir: directionOf(language),
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['food', 'shopping', 'lifestyle'],
    icons: [
      ...iconWidths.map((width) => iconOf(icon, width, 'any')),
      iconOf(icon, 192, 'maskable'),
      iconOf(icon, 512, 'maskable'),
    ],
    shortcuts: [
      { name: orders, url: '/profile?page=my-orders', icons: [iconOf(icon, 192, 'any')] },
      { name: search, url: '/home#search', icons: [iconOf(icon, 192, 'any')] },
    ],
    screenshots: screenshots.map(({ page, form_factor, sizes }) => ({
      src: `/screenshots/${page}-${form_factor}.webp`,
      sizes,
      type: 'image/webp',
      form_factor,
      label: labels[page],
    })),
    share_target: { action: '/home', method: 'GET', params: { text: 'search' } },
  }
}

function iconOf(icon: string, width: number, purpose: 'any' | 'maskable') {
  const shape = purpose === 'maskable' ? '&shape=maskable' : ''
  return {
    src: `${picturePath}/business/${icon}?w=${width}${shape}`,
    sizes: `${width}x${width}`,
    type: 'image/webp',
    purpose,
  }
}
