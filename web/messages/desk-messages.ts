// The types of the desk's texts.
import type { account } from './en/desk/account.ts'
import type { audit } from './en/desk/audit.ts'
import type { desk_category } from './en/desk/category.ts'
import type { desk } from './en/desk/desk.ts'
import type { desk_form } from './en/desk/form.ts'
import type { desk_home } from './en/desk/home.ts'
import type { desk_import } from './en/desk/import.ts'
import type { items } from './en/desk/items.ts'
import type { desk_list } from './en/desk/list.ts'
import type { desk_lists } from './en/desk/lists.ts'
import type { modules } from './en/desk/modules.ts'
import type { desk_notices } from './en/desk/notices.ts'
import type { desk_orders } from './en/desk/orders.ts'
import type { desk_pages } from './en/desk/pages.ts'
import type { promotions } from './en/desk/promotions.ts'
import type { desk_report } from './en/desk/report.ts'
import type { desk_reviews } from './en/desk/reviews.ts'
import type { desk_settings } from './en/desk/settings.ts'
import type { signin } from './en/desk/signin.ts'
import type { staff } from './en/desk/staff.ts'
import type { desk_stores } from './en/desk/stores.ts'
import type { desk_texts } from './en/desk/texts.ts'
import type { zones } from './en/desk/zones.ts'

/** English is the source here, too. */
export interface DeskMessages {
  account: typeof account
  audit: typeof audit
  desk_category: typeof desk_category
  desk: typeof desk
  desk_form: typeof desk_form
  desk_home: typeof desk_home
  desk_import: typeof desk_import
  items: typeof items
  desk_list: typeof desk_list
  desk_lists: typeof desk_lists
  modules: typeof modules
  desk_notices: typeof desk_notices
  desk_orders: typeof desk_orders
  desk_pages: typeof desk_pages
  promotions: typeof promotions
  desk_report: typeof desk_report
  desk_reviews: typeof desk_reviews
  desk_settings: typeof desk_settings
  signin: typeof signin
  staff: typeof staff
  desk_stores: typeof desk_stores
  desk_texts: typeof desk_texts
  zones: typeof zones
}
