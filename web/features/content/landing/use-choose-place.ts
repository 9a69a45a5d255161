// From a suggested place to an open shop: its point, the zones that hold it, all stored, then the home page.
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { locationEndpoints } from '#contract/features/location/location.endpoints.ts'
import { zoneEndpoints } from '#contract/features/zone/zone.endpoints.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { useAccess, useChangeShop } from '#web/platform/shop/use-shop.ts'

export function useChoosePlace() {
  const t = useTranslations('common')
  const { api } = useAccess()
  const changeShop = useChangeShop()
  const navigate = useNavigate()
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async (placeid: string) => {
      const { result } = await api.call(locationEndpoints.details, { input: { placeid } })
      const { location } = result.geometry
      const { zone_data } = await api.call(zoneEndpoints.lookup, { input: location })
      await changeShop({
        location: result.formatted_address,
        place: location,
        zone_ids: zone_data.map(({ id }) => id),
      })
      await navigate({ to: '/home' })
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
