// Up to 1180 px (HDR-01): logo or module picker, the address, the visitor's own things and the drawer.
import { ModuleSwitch } from '#web/features/module/module-switch.tsx'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { useIsHome } from '#web/shell/navigation/use-shown-module.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { DrawerButton } from './drawer-button.tsx'
import { HeaderActions } from './header-actions.tsx'
import { LocationButton } from './location-button.tsx'
import { Logo } from './logo.tsx'

export function CompactBar() {
  const { shop } = useAccess()
  const isHome = useIsHome()
  return (
    <Container className="flex h-16 items-center gap-2 min-[1181px]:hidden">
      {isHome && shop.has_destination ? null : <Logo look="mark" />}
      {isHome ? <ModuleSwitch look="picker" /> : null}
      <LocationButton look="block" />
      <div className="ms-auto flex shrink-0 items-center">
        <HeaderActions bar="compact" />
        <DrawerButton />
      </div>
    </Container>
  )
}
