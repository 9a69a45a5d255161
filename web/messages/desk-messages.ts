// The types of the desk's texts.
import type { account } from './en/desk/account.ts'
import type { audit } from './en/desk/audit.ts'
import type { desk } from './en/desk/desk.ts'
import type { desk_form } from './en/desk/form.ts'
import type { desk_import } from './en/desk/import.ts'
import type { desk_list } from './en/desk/list.ts'
import type { desk_report } from './en/desk/report.ts'
import type { signin } from './en/desk/signin.ts'
import type { staff } from './en/desk/staff.ts'

/** English is the source here, too. */
export interface DeskMessages {
  account: typeof account
  audit: typeof audit
  desk: typeof desk
  desk_form: typeof desk_form
  desk_import: typeof desk_import
  desk_list: typeof desk_list
  desk_report: typeof desk_report
  signin: typeof signin
  staff: typeof staff
}
