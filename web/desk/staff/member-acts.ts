// What can be done about somebody in the list.
import type { StaffMember } from '#contract/features/staff/staff.schema.ts'

export type MemberAct = 'end_sessions' | 'remove_second_factor'

export type OnAct = (act: 'edit' | MemberAct, member: StaffMember) => void
