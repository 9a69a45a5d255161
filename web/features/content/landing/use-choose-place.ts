// From a suggested place to an open shop: its point and the zones that hold it; the rest is as after picking on a map.
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { locationEndpoints } from '#contract/features/location/location.endpoints.ts'
import { zoneEndpoints } from '#contract/features/zone/zone.endpoints.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { openLocationPicker } from '#web/platform/shop/open-location-picker.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'

export function useChoosePlace() {
  const t = useTranslations('common')
  const { api } = useAccess()
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async (placeid: string) => {
      const { result } = await api.call(locationEndpoints.details, { input: { placeid } })
      const { location } = result.geometry
      const { zone_data } = await api.call(zoneEndpoints.lookup, { input: location })
      return {
        address: result.formatted_address,
        ...location,
        zone_ids: zone_data.map(({ id }) => id),
      }
    },
    onSuccess: (place) => {
      // Stores the place, asks for the details of the address, says so and leads home (LOC-06).
      openLocationPicker({ flow: 'default', place })
    },
  })
  return {
    choose: mutate,
    reset,
    isBusy: isPending,
    /** The server's own words, such as that nobody delivers there. */
    problem: error ? (error instanceof ApiFailure && error.messages[0]) || t('something_wrong') : undefined,
  }
}
