// Moments of an order as day, month, hour:minute (TRK-01), in the shop's own time zone, as they were written.
import { useFormat } from '#web/platform/format/use-format.ts'

export function useMoment(): (moment: string) => string {
  const { written } = useFormat()
  return (moment) => written(moment, 'day_time')
}
