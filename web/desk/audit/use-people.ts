// Who works here, to filter the log by.
import { useQuery } from '@tanstack/react-query'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import type { StaffMember } from '#contract/features/staff/staff.schema.ts'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { useMay } from '#web/desk/session/use-desk.ts'

export function usePeople(): readonly StaffMember[] {
  const enabled = useMay('manage_staff')
  return useQuery({ ...deskQuery(staffEndpoints.list), enabled }).data?.staff ?? []
}
