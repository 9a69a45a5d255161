// All restaurants of the demo world, the eastern kitchens before the western ones.
import type { StoreContent } from '../content.types.ts'
import { easternRestaurants } from './stores-of-the-east.ts'
import { westernRestaurants } from './stores-of-the-west.ts'

export const foodStores: readonly StoreContent[] = [...easternRestaurants, ...westernRestaurants]
