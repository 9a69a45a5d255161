// An invitation that was just made, with its link, which is shown once.
import type { Invitation } from '#contract/features/staff/staff.schema.ts'

export interface Made {
  invitation: Invitation
  link: string
}
