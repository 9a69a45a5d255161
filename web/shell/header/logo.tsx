// The name of the shop; it leads to the home page, from the landing page only when a location is stored (HDR-02).
import { Link, useLocation } from '@tanstack/react-router'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { FivefoldMark } from './fivefold-mark.tsx'

export function Logo() {
  const { shop, config } = useShop()
  const onLanding = useLocation({ select: ({ pathname }) => pathname === '/' })
  const staysOnLanding = onLanding && shop.place === null
  return (
    <Link
      to={staysOnLanding ? '/' : '/home'}
      className="flex min-h-11 shrink-0 items-center gap-2 rounded-control font-semibold text-18 text-ink"
    >
      <FivefoldMark />
      <span className="max-[359px]:sr-only">{config.business_name}</span>
    </Link>
  )
}
