// Every drawing by name.

import { clothes } from './clothes/clothes.ts'
import { shoes } from './clothes/shoes.ts'
import { devices } from './devices/devices.ts'
import { phoneGoods } from './devices/phones.ts'
import { bowls } from './dishes/bowls.ts'
import { drinks } from './dishes/drinks.ts'
import { eastern } from './dishes/eastern.ts'
import { italianDishes } from './dishes/italian.ts'
import { nationalDishes } from './dishes/national.ts'
import { meatPlates } from './dishes/plates-of-meat.ts'
import { saladsAndBreakfast } from './dishes/salads-and-breakfast.ts'
import { snacks } from './dishes/snacks.ts'
import { soups } from './dishes/soups.ts'
import { sweets } from './dishes/sweets.ts'
import { wokDishes } from './dishes/wok.ts'
import { groceryCare } from './grocery/care.ts'
import { groceryDrinks } from './grocery/drinks.ts'
import { groceryFrozen } from './grocery/frozen.ts'
import { groceryPantry } from './grocery/pantry.ts'
import { burgers } from './handheld/burgers.ts'
import { pizzas } from './handheld/pizzas.ts'
import { wrapsAndSkewers } from './handheld/wraps-and-skewers.ts'
import { homeGoods } from './home/home.ts'
import { kitchenGoods } from './home/kitchen.ts'
import { books } from './leisure/books.ts'
import { sportAndBeauty } from './leisure/sport-and-beauty.ts'
import { toys } from './leisure/toys.ts'
import type { Drawing } from './pen.ts'
import { pharmacyCare } from './pharmacy/care.ts'
import { pharmacyFamily } from './pharmacy/family.ts'
import { pharmacyFirstAid } from './pharmacy/first-aid.ts'
import { medicines } from './pharmacy/medicines.ts'
import { dairyAndBakery } from './raw/dairy-bakery.ts'
import { meats } from './raw/meat.ts'
import { produce } from './raw/produce.ts'

export const drawings: Record<string, Drawing | undefined> = {
  ...medicines,
  ...pharmacyFirstAid,
  ...pharmacyFamily,
  ...pharmacyCare,
  ...groceryDrinks,
  ...groceryFrozen,
  ...groceryPantry,
  ...groceryCare,
  ...produce,
  ...meats,
  ...dairyAndBakery,
  ...italianDishes,
  ...nationalDishes,
  ...meatPlates,
  ...saladsAndBreakfast,
  ...snacks,
  ...soups,
  ...wokDishes,
  ...bowls,
  ...pizzas,
  ...burgers,
  ...wrapsAndSkewers,
  ...eastern,
  ...sweets,
  ...drinks,
  ...clothes,
  ...shoes,
  ...devices,
  ...phoneGoods,
  ...homeGoods,
  ...kitchenGoods,
  ...books,
  ...toys,
  ...sportAndBeauty,
}
