// Every drawing by name.

import { clothes } from './clothes/clothes.ts'
import { shoes } from './clothes/shoes.ts'
import { devices } from './devices/devices.ts'
import { phoneGoods } from './devices/phones.ts'
import { bowls } from './dishes/bowls.ts'
import { drinks } from './dishes/drinks.ts'
import { eastern } from './dishes/eastern.ts'
import { handheld } from './dishes/handheld.ts'
import { plates } from './dishes/plates.ts'
import { sweets } from './dishes/sweets.ts'
import { homeGoods } from './home/home.ts'
import { kitchenGoods } from './home/kitchen.ts'
import { sportAndBeauty } from './leisure/sport-and-beauty.ts'
import { toysAndBooks } from './leisure/toys-and-books.ts'
import { groceryCare } from './packs/grocery-care.ts'
import { groceryDrinks } from './packs/grocery-drinks.ts'
import { groceryPantry } from './packs/grocery-pantry.ts'
import { pharmacyCare } from './packs/pharmacy-care.ts'
import { medicines } from './packs/pharmacy-medicines.ts'
import type { Drawing } from './pen.ts'
import { dairyAndBakery } from './raw/dairy-bakery.ts'
import { meats } from './raw/meat.ts'
import { produce } from './raw/produce.ts'

export const drawings: Record<string, Drawing | undefined> = {
  ...medicines,
  ...pharmacyCare,
  ...groceryDrinks,
  ...groceryPantry,
  ...groceryCare,
  ...produce,
  ...meats,
  ...dairyAndBakery,
  ...plates,
  ...bowls,
  ...handheld,
  ...eastern,
  ...sweets,
  ...drinks,
  ...clothes,
  ...shoes,
  ...devices,
  ...phoneGoods,
  ...homeGoods,
  ...kitchenGoods,
  ...toysAndBooks,
  ...sportAndBeauty,
}
