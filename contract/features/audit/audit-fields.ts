// Which fields the log of changes keeps of each kind of thing, and what their values are: a screen writes them as people
// name them. A field that is logged and not named here fails the tests of whatever logs it.
import { type AuditSubject, type NamedKind, namedKinds } from './audit.schema.ts'
import { catalogueFields } from './catalogue-fields.ts'
import { charges, type FieldKind, type FieldsOf } from './field-kinds.ts'
import { sellingFields } from './selling-fields.ts'
import { shopFields } from './shop-fields.ts'

export type { FieldKind } from './field-kinds.ts'

export const auditFields = {
  ...catalogueFields,
  ...sellingFields,
  ...shopFields,
} as const satisfies Record<AuditSubject, FieldsOf>

const ofSubject: Readonly<Record<AuditSubject, FieldsOf>> = auditFields

/** Null: nobody has said what the field is. */
export function fieldKind(subject: AuditSubject, field: string): FieldKind | null {
  const fields = ofSubject[subject]
  return Object.hasOwn(fields, field) ? (fields[field] ?? null) : null
}

/** What stands in the parts of a value, whichever field it is. */
export const partKinds: Readonly<Record<string, FieldKind>> = {
  ...charges,
  maximum_cod_order_amount: 'money',
  store_id: 'store',
  item_id: 'item',
  module_id: 'module',
  zone_ids: 'zone',
  price: 'money',
  option_price: 'money',
  min_purchase: 'money',
  max_discount: 'money',
  start_date: 'day',
  end_date: 'day',
  start_time: 'time',
  end_time: 'time',
  discount_type: 'words',
  food: 'words',
  grocery: 'words',
  pharmacy: 'words',
  ecommerce: 'words',
  parcel: 'words',
  cashback_type: 'words',
  type: 'words',
  kind: 'words',
  status: 'words',
  img: 'picture',
}

export interface NamedThing {
  kind: NamedKind
  id: number
}

const isNamed = (kind: FieldKind | undefined | null): kind is NamedKind =>
  namedKinds.some((one) => one === kind)

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

function inValue(kind: FieldKind | null | undefined, value: unknown): NamedThing[] {
  if (Array.isArray(value)) return value.flatMap((one) => inValue(kind, one))
  if (isNamed(kind)) return isId(value) ? [{ kind, id: value }] : []
  if (kind !== 'parts' || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => inValue(partKinds[name] ?? 'parts', part))
}

/** The things whose numbers stand in what was logged. */
export function thingsNamedIn(
  subject: AuditSubject,
  values: Readonly<Record<string, unknown>> | null,
): NamedThing[] {
  return Object.entries(values ?? {}).flatMap(([field, value]) => inValue(fieldKind(subject, field), value))
}
