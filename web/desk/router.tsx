// The desk's addresses: signing in outside, everything else inside the frame; each screen's code comes with its first visit.
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { deskPath } from '#contract/core/desk.ts'
import { parseSearch, stringifySearch } from '#web/platform/navigation/search-text.ts'
import { accountScreens } from './account/account.routes.ts'
import { auditScreens } from './audit/audit.routes.ts'
import { categoryScreens } from './category/category.routes.ts'
import { importScreens } from './import/import.routes.ts'
import { itemScreens } from './item/item.routes.ts'
import { moduleScreens } from './module/module.routes.ts'
import { noticeScreens } from './notice/notice.routes.ts'
import { orderScreens } from './order/order.routes.ts'
import { promotionScreens } from './promotion/promotion.routes.ts'
import { reportScreens } from './report/report.routes.ts'
import { reviewScreens } from './review/review.routes.ts'
import { settingsScreens } from './settings/settings.routes.ts'
import { CrashPage } from './shell/crash-page.tsx'
import { DeskRoot } from './shell/desk-root.tsx'
import { Frame } from './shell/frame.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { shortListScreens } from './short-list/short-list.routes.ts'
import { staffScreens } from './staff/staff.routes.ts'
import { startScreens } from './start/start.routes.ts'
import { storeScreens } from './store/store.routes.ts'
import { textsScreens } from './texts/texts.routes.ts'
import { zoneScreens } from './zone/zone.routes.ts'

const root = createRootRoute({ component: DeskRoot, notFoundComponent: NotFoundPage })

const inside = createRoute({ getParentRoute: () => root, id: 'inside', component: Frame })

const signInRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/sign-in',
    component: lazyRouteComponent(() => import('./sign-in/sign-in-page.tsx'), 'SignInPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/invitation',
    component: lazyRouteComponent(() => import('./sign-in/invitation-page.tsx'), 'InvitationPage'),
  }),
]

/** Each area lists its own. */
const screens = [
  ...accountScreens,
  ...auditScreens,
  ...categoryScreens,
  ...importScreens,
  ...itemScreens,
  ...moduleScreens,
  ...noticeScreens,
  ...orderScreens,
  ...promotionScreens,
  ...reportScreens,
  ...reviewScreens,
  ...settingsScreens,
  ...shortListScreens,
  ...staffScreens,
  ...startScreens,
  ...storeScreens,
  ...textsScreens,
  ...zoneScreens,
].map(({ path, component }) => createRoute({ getParentRoute: () => inside, path, component }))

export function createDeskRouter() {
  return createRouter({
    routeTree: root.addChildren([...signInRoutes, inside.addChildren(screens)]),
    basepath: deskPath,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: NotFoundPage,
  })
}
