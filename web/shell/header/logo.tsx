// The name of the shop; it leads to the home page, from the landing page only when a location is stored (HDR-02).
import { Link } from '@tanstack/react-router'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { useIsLanding } from '#web/shell/navigation/use-shown-module.ts'
import { FivefoldMark } from '#web/ui/media/fivefold-mark.tsx'

/** On phones the mark stands for the name, which is still read out. */
const nameLooks = { full: undefined, mark: 'max-sm:sr-only' } as const

export function Logo({ look = 'full' }: { look?: keyof typeof nameLooks }) {
  const { shop, config } = useShop()
  const isLanding = useIsLanding()
  const staysOnLanding = isLanding && !shop.has_destination
  return (
    <Link
      to={staysOnLanding ? '/' : '/home'}
      className="flex min-h-11 min-w-11 shrink-0 items-center gap-2 rounded-control font-semibold text-18 text-ink"
    >
      <FivefoldMark />
      <span className={nameLooks[look]}>{config.business_name}</span>
    </Link>
  )
}
