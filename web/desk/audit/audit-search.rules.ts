// The filters of the log as the address writes them; nonsense counts as nothing chosen.
import { auditActs, auditSubjects } from '#contract/features/audit/audit.schema.ts'

type Search = Readonly<Record<string, string | undefined>>

const isDay = (text: string | undefined) =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

function given<Key extends string, Value>(key: Key, value: Value | undefined) {
  return value === undefined ? {} : ({ [key]: value } as Record<Key, Value>)
}

export function auditFilter({ person, kind, act, from, to }: Search) {
  const staff_id = Number(person)
  return {
    ...given('staff_id', Number.isSafeInteger(staff_id) && staff_id > 0 ? staff_id : undefined),
    ...given('subject', auditSubjects.find((one) => one === kind)),
    ...given('act', auditActs.find((one) => one === act)),
    ...given('from', isDay(from) ? from : undefined),
    ...given('to', isDay(to) ? to : undefined),
  }
}

export const noFilter = { person: undefined, kind: undefined, act: undefined, from: undefined, to: undefined }
