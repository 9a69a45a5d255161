// Every column that texts can stand in, of every table: whoever looks for a name looks into all of them, so that no column
// that is added is forgotten.
import { getTableColumns, is } from 'drizzle-orm'
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as addressTables from './schema/address.ts'
import * as cartTables from './schema/cart.ts'
import * as chatTables from './schema/chat.ts'
import * as contentTables from './schema/content.ts'
import * as importTables from './schema/import.ts'
import * as itemTables from './schema/item.ts'
import * as listingTables from './schema/listing.ts'
import * as locationTables from './schema/location.ts'
import * as notificationTables from './schema/notification.ts'
import * as operationTables from './schema/operation.ts'
import * as orderTables from './schema/order.ts'
import * as orderShareTables from './schema/order-share.ts'
import * as paymentTables from './schema/payment.ts'
import * as profileTables from './schema/profile.ts'
import * as promotionTables from './schema/promotion.ts'
import * as reportTables from './schema/report.ts'
import * as sessionTables from './schema/session.ts'
import * as staffTables from './schema/staff.ts'
import * as storeTables from './schema/store.ts'
import * as walletTables from './schema/wallet.ts'
import * as wishlistTables from './schema/wishlist.ts'
import * as zoneTables from './schema/zone.ts'

const schema: readonly object[] = [
  addressTables,
  cartTables,
  chatTables,
  contentTables,
  importTables,
  itemTables,
  listingTables,
  locationTables,
  notificationTables,
  operationTables,
  orderShareTables,
  orderTables,
  paymentTables,
  profileTables,
  promotionTables,
  reportTables,
  sessionTables,
  staffTables,
  storeTables,
  walletTables,
  wishlistTables,
  zoneTables,
]

const tables = schema.flatMap((file) => Object.values(file)).filter((one) => is(one, PgTable))

const columns: readonly PgColumn[] = tables.flatMap((table) => Object.values(getTableColumns(table)))

const ofType = (...types: string[]) => columns.filter((column) => types.includes(column.getSQLType()))

/** A text, or several; a choice of words is none. */
export const plainTextColumns = ofType('text', 'text[]').filter(({ enumValues }) => enumValues === undefined)

/** Texts somewhere inside. */
export const documentColumns = ofType('jsonb')
