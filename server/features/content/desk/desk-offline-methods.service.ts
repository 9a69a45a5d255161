// Ways to pay outside of the shop: what the customer is told, and what they say about their payment.
import { fallbackText, filledText, ownText } from '#contract/core/desk.ts'
import type { Language } from '#contract/core/language.ts'
import type { deskPageEndpoints } from '#contract/features/content/desk/desk-pages.endpoints.ts'
import {
  type OfflineMethodContent,
  offlineMethodContent,
} from '#contract/features/content/desk/desk-pages.schema.ts'
import type { Call } from '#server/platform/http/bind.ts'
import {
  insertOfflineMethod,
  lockOfflineMethod,
  type OfflineMethodRow,
  offlineMethodRows,
  updateOfflineMethod,
} from './desk-pages.db.ts'
import type { DeskPageParts } from './desk-policies.service.ts'
import { createRows, type RowKind } from './desk-rows.service.ts'

type Ends = typeof deskPageEndpoints

const methods: RowKind<OfflineMethodContent, OfflineMethodRow> = {
  subject: 'offline_method',
  rows: offlineMethodRows,
  lock: lockOfflineMethod,
  insert: (tx, content, main) => insertOfflineMethod(tx, stored(content, main)),
  async update(tx, id, content, main) {
    const before = (await offlineMethodRows(tx, [id]))[0]?.method_informations ?? []
    await updateOfflineMethod(tx, id, stored(content, main, before))
  },
  content: ({ method_name, method_fields, method_informations, status }, main) => ({
    status,
    method_name: ownText(method_name, main),
    method_fields: method_fields.map(({ input_name, input_data }) => ({
      input_name: ownText(input_name, main),
      input_data,
    })),
    method_informations: method_informations.map(({ customer_label, customer_placeholder, is_required }) => ({
      customer_label: ownText(customer_label, main),
      customer_placeholder: ownText(customer_placeholder, main),
      is_required,
    })),
  }),
  read: (fields) => offlineMethodContent.safeParse(fields).data ?? null,
  nameOf: ({ method_name }, main) => fallbackText(method_name, main),
}

type Informations = OfflineMethodRow['method_informations']

/** What a customer's answer is stored under stays the same while the question is only reworded. */
function stored(content: OfflineMethodContent, main: Language, before: Informations = []) {
  return {
    status: content.status,
    method_name: filledText(content.method_name, main),
    method_fields: content.method_fields.map(({ input_name, input_data }) => ({
      input_name: filledText(input_name, main),
      input_data,
    })),
    method_informations: content.method_informations.map((one, index) => ({
      customer_input: before[index]?.customer_input ?? `answer_${index + 1}`,
      customer_label: filledText(one.customer_label, main),
      customer_placeholder: filledText(one.customer_placeholder, main),
      is_required: one.is_required,
    })),
  }
}

export function createDeskOfflineMethods(parts: DeskPageParts) {
  const rows = createRows(parts, methods)
  return {
    list: async () => ({ rows: await rows.list() }),
    make: ({ input, caller }: Call<Ends['makeOfflineMethod']>) => rows.make(input, caller),
    change: ({ params, input: { version, ...content }, caller }: Call<Ends['changeOfflineMethod']>) =>
      rows.change(params.id, version, content, caller),
  }
}
