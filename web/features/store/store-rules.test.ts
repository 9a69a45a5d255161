// What the lists and cards of stores compute.
import { expect, test } from 'vitest'
import { distinctStores, featuredOf } from './store.queries.ts'
import { itemCountText } from './store-item-count.tsx'
import { storeCall, storeChoice } from './store-list-choice.ts'

test('[CRD-02] the item count is 0, 1, or one less with a plus when over two', () => {
  expect([0, 1, 2, 3, 20].map(itemCountText)).toEqual(['0', '1', '1', '2+', '19+'])
})

test('[HOM-21] each tab and filter makes its own call', () => {
  const path = (tab: string, service: string) => {
    const call = storeCall(storeChoice({ stores: tab, service }))
    const filter = 'filter' in call.params ? call.params.filter : ''
    return { path: call.endpoint.path.replace('{filter}', filter), input: call.input }
  }
  expect(path('all', 'all')).toEqual({ path: '/stores/get-stores/all', input: {} })
  expect(path('newly_joined', 'all').path).toBe('/stores/latest')
  expect(path('popular', 'all').path).toBe('/stores/popular')
  expect(path('top_rated', 'all').path).toBe('/stores/top-rated')
  expect(path('all', 'delivery').path).toBe('/stores/get-stores/delivery')
  expect(path('popular', 'take_away')).toEqual({
    path: '/stores/get-stores/take_away',
    input: { store_type: 'popular' },
  })
})

test('[HOM-09] an address somebody mistyped is the whole list', () => {
  expect(storeChoice({ stores: 'cheapest', service: undefined })).toEqual({ tab: 'all', service: 'all' })
})

const store = (id: number, featured: 0 | 1 = 0) => ({ id, featured })
const page = (...stores: ReturnType<typeof store>[]) => ({ stores })

test('[HOM-09] a store that comes on two pages is shown once', () => {
  const pages = [page(store(1), store(2)), page(store(2), store(3))]
  expect(distinctStores(pages).map(({ id }) => id)).toEqual([1, 2, 3])
})

test('[HOM-15] featured stores are those marked so', () => {
  expect(featuredOf(page(store(1, 1), store(2), store(3, 1))).map(({ id }) => id)).toEqual([1, 3])
})
