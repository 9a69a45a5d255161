// The filters of the log as the address writes them; nonsense counts as nothing chosen.
import {
  type AuditAct,
  type AuditSubject,
  auditActs,
  auditSubjects,
} from '#contract/features/audit/audit.schema.ts'

type Search = Readonly<Record<string, string | undefined>>

function dayIn(text = ''): string | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

export interface AuditFilter {
  staff_id?: number
  subject?: AuditSubject
  act?: AuditAct
  from?: string
  to?: string
}

export function auditFilter(search: Search): AuditFilter {
  const staff_id = Number(search.person)
  const subject = auditSubjects.find((one) => one === search.kind)
  const act = auditActs.find((one) => one === search.act)
  const [from, to] = [dayIn(search.from), dayIn(search.to)]
  return {
    ...(Number.isSafeInteger(staff_id) && staff_id > 0 ? { staff_id } : {}),
    ...(subject ? { subject } : {}),
    ...(act ? { act } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  }
}

export const noFilter = { person: undefined, kind: undefined, act: undefined, from: undefined, to: undefined }
