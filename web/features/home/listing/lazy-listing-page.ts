// The listing page is fetched when a list is asked for: the home page shares its address and does without.
import { lazyRouteComponent } from '@tanstack/react-router'

export const LazyListingPage = lazyRouteComponent(() => import('./listing-page.tsx'), 'ListingPage')
