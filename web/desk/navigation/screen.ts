// A screen of the desk as its area lists it: its address, and its code, which comes with the first visit.
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import type { DeskPattern } from './sections.ts'

export interface Screen {
  path: DeskPattern
  component: RouteComponent
}

export function screen<Name extends string>(
  path: DeskPattern,
  load: () => Promise<Record<Name, RouteComponent>>,
  name: Name,
): Screen {
  return { path, component: lazyRouteComponent(load, name) }
}
