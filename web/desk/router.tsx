// The desk's addresses: signing in outside, everything else inside the frame; each screen's code comes with its first visit.
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { deskPath } from '#contract/core/desk.ts'
import { parseSearch, stringifySearch } from '#web/platform/navigation/search-text.ts'
import { CrashPage } from './shell/crash-page.tsx'
import { DeskRoot } from './shell/desk-root.tsx'
import { Frame } from './shell/frame.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'

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

const screens = [
  createRoute({
    getParentRoute: () => inside,
    path: '/',
    component: lazyRouteComponent(() => import('./start/start-page.tsx'), 'StartPage'),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: '/staff',
    component: lazyRouteComponent(() => import('./staff/staff-page.tsx'), 'StaffPage'),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: '/audit',
    component: lazyRouteComponent(() => import('./audit/audit-page.tsx'), 'AuditPage'),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: '/account',
    component: lazyRouteComponent(() => import('./account/account-page.tsx'), 'AccountPage'),
  }),
]

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
