// Dishes with names in four languages, in three stores and two zones, for the tests of searching.
import type { Localised } from '#contract/core/language.ts'
import { searchText } from '#contract/features/search/search-text.ts'
import type { Database } from '#server/database/connection.ts'
import {
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  type StoreRow,
} from '#server/testing/factories.ts'

export const t = (en: string, ar: string, tg: string, ru: string): Localised => ({ en, ar, tg, ru })

/** More words of one script than resemblances are looked at, so that only true ones come first. */
function manyWords(letters: string): string[] {
  return [...letters].flatMap((first) => [...letters].map((second) => `${first}${second}${first}тест`))
}

/** More of them resemble «полв» by their letters than «плов» does. */
const likeASwappedPlov = [...'абгдежзиклмнопрстуфхцчшщъыьэюя'].map((letter) => `пол${letter}а`)

/** Shorter than the word of the menu that begins like them. */
const shortWordsElsewhere = [...'abcdefghij'].map((letter) => `q${letter}`)

export async function makeSearchWorld(db: Database) {
  const zone = await makeZone(db)
  const away = await makeZone(db)
  const food = await makeModule(db)
  const grocery = await makeModule(db, { module_type: 'grocery' })
  for (const moduleZones of [zone, away])
    await linkModule(db, { zone_id: moduleZones.id, module_id: food.id })
  await linkModule(db, { zone_id: zone.id, module_id: grocery.id })
  const category = await makeCategory(db, { module_id: food.id })
  const base = { module_id: food.id, zone_id: zone.id }
  const oven = await makeStore(db, {
    ...base,
    name: t('Golden Oven', 'الفرن الذهبي', 'Танӯри заррин', 'Золотая печь'),
  })
  const night = await makeStore(db, { ...base, name: t('Night Owl', 'بومة', 'Бум', 'Сова'), schedules: [] })
  const far = await makeStore(db, { ...base, zone_id: away.id })
  const shopOfGroceries = await makeStore(db, { module_id: grocery.id, zone_id: zone.id })
  const add = async (store: StoreRow, name: Localised, order_count: number, filed_under: string[] = []) => {
    const row = {
      name,
      order_count,
      category_id: category.id,
      search_text: searchText({ name, filed_under }),
    }
    return (await makeItem(db, store, row)).id
  }
  const ids = {
    margherita: await add(
      oven,
      t('Margherita Pizza', 'بيتزا مارغريتا', 'Питсаи Маргарита', 'Пицца Маргарита'),
      5,
    ),
    pepperoni: await add(
      oven,
      t('Pizza Pepperoni', 'بيتزا بيبروني', 'Питсаи пепперонӣ', 'Пицца пепперони'),
      9,
    ),
    nightPizza: await add(night, t('Pizza Notturna', 'بيتزا', 'Питса', 'Пицца Ночная'), 50),
    calzone: await add(oven, t('Calzone', 'كالزوني', 'Калсоне', 'Кальцоне'), 99, [
      'pizza',
      'Italian',
      'italiano',
    ]),
    brulee: await add(oven, t('Crème Brûlée', 'كريم بروليه', 'Крем-брюле', 'Крем-брюле'), 1),
    honey: await add(oven, t('Honey cake', 'كعكة العسل', 'Торти асал', 'Медовый торт с ёжиком'), 1),
    sugar: await add(oven, t('Sugar', 'سكر', 'Қанд', 'Сахар'), 1),
    syrup: await add(oven, t('Cordial', 'شراب الليمون', 'Шарбати лимӯ', 'Смородиновый сироп'), 1, [
      ...manyWords('абвгдежзик'),
      ...likeASwappedPlov,
    ]),
    school: await add(oven, t('School lunch', 'غداء المدرسة', 'Хӯроки мактаб', 'Школьный обед'), 1),
    farPizza: await add(far, t('Pizza of the far zone', 'بيتزا بعيدة', 'Питсаи дур', 'Дальняя пицца'), 7),
    groceryPizza: await add(
      shopOfGroceries,
      t('Frozen pizza', 'بيتزا مجمدة', 'Питсаи яхкарда', 'Замороженная пицца'),
      7,
      shortWordsElsewhere,
    ),
    plov: await add(oven, t('Plov', 'أرز بخاري', 'Оши палав', 'Плов'), 1),
    quesadilla: await add(oven, t('Quesadilla', 'كيساديا', 'Кесадиля', 'Кесадилья'), 1),
  }
  return { zone, away, food, grocery, category, oven, night, ids }
}

export type SearchWorld = Awaited<ReturnType<typeof makeSearchWorld>>
