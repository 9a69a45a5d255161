// Names behind the numbers of the log: people to filter by, and stores as far as somebody looks after them.
import { useQuery } from '@tanstack/react-query'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { useMay } from '#web/desk/session/use-desk.ts'

export function useNames() {
  const enabled = useMay('manage_staff')
  const people = useQuery({ ...deskQuery(staffEndpoints.list), enabled }).data
  const listed = useQuery({ ...deskQuery(staffEndpoints.stores, { input: { search: '' } }), enabled }).data
  const owned = [...(people?.staff ?? []), ...(people?.invitations ?? [])].flatMap(({ stores }) => stores)
  const stores = new Map([...(listed ?? []), ...owned].map(({ id, name }) => [id, name]))
  return {
    people: people?.staff ?? [],
    /** A store nobody looks after any more is known by its number. */
    storeName: (id: number) => stores.get(id) ?? `#${id}`,
  }
}
