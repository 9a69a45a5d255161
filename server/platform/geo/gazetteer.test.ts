import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '#contract/core/language.ts'
import { block, gridRoads, smallGazetteer } from './fixtures/small-city.ts'
import { createGazetteer } from './gazetteer.ts'
import { createRouter } from './router.ts'

const gazetteer = createGazetteer(smallGazetteer, createRouter(gridRoads()).nearestStreet)

function described(text: string, options: Partial<Parameters<typeof gazetteer.suggest>[1]> = {}) {
  return gazetteer.suggest(text, { language: 'en', ...options }).map(({ description }) => description)
}

describe('suggestions', () => {
  test.each(['Kenesary', 'kenes', 'Кенесары', 'улица кенес', 'kenesary street', 'qenesari'])(
    '[LOC-02] %s finds the street in either spelling',
    (text) => {
      expect(described(text)[0]).toBe('Kenesary Street, Astana')
    },
  )

  test.each(['kenasary', 'kneesary', 'kenesry', 'Кинесары'])(
    'a typing error such as %s is forgiven',
    (text) => {
      expect(described(text)[0]).toBe('Kenesary Street, Astana')
    },
  )

  test.each(['Kenesary 40', 'улица Кенесары, 40', 'kenesary street 40'])('%s finds the house', (text) => {
    expect(described(text)[0]).toBe('40 Kenesary Street, Astana')
  })

  test('the house typed in full comes before houses that only begin alike', () => {
    expect(described('Kenesary 4')).toEqual([
      '4 Kenesary Street, Astana',
      '40 Kenesary Street, Astana',
      '42 Kenesary Street, Astana',
      '40a Kenesary Street, Astana',
    ])
  })

  test('a street whose name is a number comes before houses with that number', () => {
    expect(described('улица 188')[0]).toBe('Street 188, Astana')
  })

  test('descriptions follow the language', () => {
    expect(described('kenesary 40', { language: 'ru' })[0]).toBe('улица Кенесары, 40, Астана')
    expect(described('kenesary 40', { language: 'tg' })[0]).toBe('улица Кенесары, 40, Астана')
    expect(described('kenesary 40', { language: 'ar' })[0]).toBe('40 Kenesary Street, Astana')
  })

  test('a place says its address when the source knows it', () => {
    expect(described('shapagat')).toEqual(['Market Shapagat, 42 Kenesary Street, Astana'])
  })

  test('two places that read alike are listed once, the nearer one', () => {
    const [only, ...others] = gazetteer.suggest('school', { language: 'en', near: block(40, 40) })
    expect(only?.place_id).toBe('local:poi/w3')
    expect(others).toEqual([])
  })

  test.each(['', ' ', 'k', '—', 'zzzzzz'])('%j finds nothing', (text) => {
    expect(described(text)).toEqual([])
  })

  test('no more than the limit is offered', () => {
    expect(described('kenesary 4', { limit: 2 })).toHaveLength(2)
  })

  test('any text is answered, and every suggestion can be opened in every language', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.constantFrom(...languages),
        (text, language) => {
          for (const { place_id, description } of gazetteer.suggest(text, { language })) {
            expect(gazetteer.details(place_id, language)?.formatted_address).toBe(description)
          }
        },
      ),
    )
  })
})

describe('streets and institutions', () => {
  const [market] = smallGazetteer.pois
  const institution = (id: string, name: string, name_en: string) => ({
    ...market,
    id,
    kind: 'office',
    name,
    name_en,
    name_ru: name,
    lng: market?.lng ?? 0,
    lat: market?.lat ?? 0,
  })
  const town = createGazetteer(
    {
      ...smallGazetteer,
      pois: [
        institution('n10', 'Кенесары министерство', 'Kenesary Ministry'),
        institution('n11', 'Министерство Заречный', 'Ministry Zarechny'),
        institution('n12', 'Абай', 'Abay'),
      ],
    },
    createRouter(gridRoads()).nearestStreet,
  )
  /** Beside the institutions. */
  const near = block(3, 3)
  const first = (text: string) => town.suggest(text, { language: 'en', near })[0]?.description

  test.each([
    ['Kenesary', 'Kenesary Street, Astana'],
    ['kenes', 'Kenesary Street, Astana'],
    ['улица Кенесары', 'Kenesary Street, Astana'],
    ['Zarechny', 'Zarechny, Astana'],
    ['aba', 'Abaya Avenue, Astana'],
  ])(
    '[LOC-02] %s names or begins a street or district before an institution that has it too',
    (text, wanted) => {
      expect(first(text)).toBe(wanted)
    },
  )

  test.each([
    ['Kenesary Ministry', 'Kenesary Ministry, 42 Kenesary Street, Astana'],
    ['Ministry', 'Ministry Zarechny, 42 Kenesary Street, Astana'],
    ['Abay', 'Abay, 42 Kenesary Street, Astana'],
  ])('[LOC-02] %s is an institution by its own name', (text, wanted) => {
    expect(first(text)).toBe(wanted)
  })
})

describe('details', () => {
  test('[LOC-02] a house id leads to its point', () => {
    const { lng, lat } = block(1.5, 0.1)
    const details = gazetteer.details('local:street/kenesary-street/40', 'en')
    expect(details?.formatted_address).toBe('40 Kenesary Street, Astana')
    expect(details?.lat).toBeCloseTo(lat, 4)
    expect(details?.lng).toBeCloseTo(lng, 4)
  })

  test.each(['', 'local:', 'local:street/nowhere', 'photon:abc', 'street/kenesary-street/40'])(
    'an unknown id %j has none',
    (id) => {
      expect(gazetteer.details(id, 'en')).toBeNull()
    },
  )
})

describe('the address of a point', () => {
  const addressAt = ({ lat, lng }: { lat: number; lng: number }) => gazetteer.reverse(lat, lng, 'en')

  test('[LOC-03] beside a house it is the house', () => {
    expect(addressAt(block(1.5, 0.2))).toBe('40 Kenesary Street, Astana')
  })

  test('away from houses it is the place or the street close by', () => {
    expect(addressAt(block(3.1, 3.1))).toBe('Market Shapagat, 42 Kenesary Street, Astana')
    expect(addressAt(block(3.9, 0.2))).toBe('Kenesary Street, Astana')
  })

  test('farther out it is the district', () => {
    expect(addressAt(block(12, 12))).toBe('Zarechny, Astana')
  })

  test('[LOC-03] where nothing is known it is the coordinate', () => {
    expect(gazetteer.reverse(52.5, 70.1, 'ru')).toBe('52.5000, 70.1000')
  })

  test('every point of the globe has some text', () => {
    const latitudes = fc.double({ min: -90, max: 90, noNaN: true })
    const longitudes = fc.double({ min: -180, max: 180, noNaN: true })
    fc.assert(
      fc.property(latitudes, longitudes, (lat, lng) => {
        expect(gazetteer.reverse(lat, lng, 'en')).not.toBe('')
      }),
    )
  })
})
