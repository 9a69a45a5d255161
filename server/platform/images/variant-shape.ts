// Which renderings of a picture exist: a fixed set of widths and two formats, so that nobody can ask for endless ones.

export const variantWidths = [64, 96, 160, 192, 240, 320, 480, 512, 640, 800, 960, 1280, 1600] as const
const usualWidth = 800
const widest = 1600

export type VariantFormat = 'avif' | 'webp'

/** An icon that a device may cut to a shape of its own stands on a plain ground, clear of the edges. */
export type VariantShape = 'plain' | 'maskable'

/** Only the shop's own icons come so: nobody shall have every picture rendered twice. */
export function shapeFor(folder: string, wanted: string | undefined): VariantShape {
  return folder === 'business' && wanted === 'maskable' ? 'maskable' : 'plain'
}

/** The nearest width above the wanted one; anything that is no number gets the usual width. */
export function snapWidth(wanted: string | undefined): number {
  const number = Number(wanted)
  if (!wanted || !Number.isFinite(number) || number <= 0) return usualWidth
  return variantWidths.find((width) => width >= number) ?? widest
}

/** AVIF for whoever names it without refusing it, WebP for all others. */
export function formatFor(accept: string | undefined): VariantFormat {
  const ranges = (accept ?? '').split(',').map((range) =>
    range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  )
  const avif = ranges.find(([type]) => type === 'image/avif')
  const refused = avif?.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ?? true
  return refused ? 'webp' : 'avif'
}
