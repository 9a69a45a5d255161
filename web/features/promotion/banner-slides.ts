// How many banners stand side by side: by module, by how many there are, and by the width of the screen (HOM-12).
import { type ModuleType, moduleTraits } from '#contract/core/module-type.ts'

/** Milliseconds a slide stays; turning it takes the carousel about 800. */
export const bannerAutoplay = 4_000

export function slidesInView(module_type: ModuleType, count: number): 1 | 2 | 3 {
  const most = moduleTraits[module_type].banners_in_view
  if (count >= 3) return most
  return count === 2 && most > 1 ? 2 : 1
}

/** The class of a slide, and how wide its picture is. */
export const slideLooks = {
  1: {
    slide: 'basis-full',
    frame: 'aspect-2/1 sm:aspect-5/2 lg:aspect-16/5',
    sizes: '(min-width: 1280px) 1280px, 100vw',
  },
  2: {
    slide: 'basis-full md:basis-1/2',
    frame: 'aspect-2/1 sm:aspect-5/2',
    sizes: '(min-width: 1280px) 640px, (min-width: 768px) 50vw, 100vw',
  },
  3: {
    slide: 'basis-full sm:basis-1/2 lg:basis-1/3',
    frame: 'aspect-2/1 sm:aspect-5/2',
    sizes: '(min-width: 1024px) 420px, (min-width: 640px) 50vw, 100vw',
  },
} as const

/** A store's own banners stand lower than those of a home page: its menu is what one came for. */
export function storeSlideLook(count: number) {
  return count > 1
    ? { ...slideLooks[2], frame: 'aspect-5/2' }
    : { ...slideLooks[1], frame: 'aspect-5/2 lg:aspect-4/1' }
}
