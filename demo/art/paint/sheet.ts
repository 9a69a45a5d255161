// One SVG being drawn: elements in painting order, definitions with ids that cannot clash.

export type Stop = readonly [offset: number, colour: string, opacity?: number]

export interface Sheet {
  readonly width: number
  readonly height: number
  add: (...elements: string[]) => void
  /** A name no other part of this picture has. */
  freshId: () => string
  /** Returns the paint `url(#…)` of a new vertical, horizontal or slanted gradient. */
  linear: (stops: readonly Stop[], angle?: number) => string
  /** Returns the paint of a new radial gradient, by default centred in the shape it fills. */
  radial: (stops: readonly Stop[], centre?: { x: number; y: number; radius: number }) => string
  /** Returns the reference of a new clipping shape. */
  clip: (shape: string) => string
  toSvg: () => string
  /** What is painted, without the frame: part of another picture. */
  toBody: () => string
}

/** Two decimals are finer than any screen and keep the text short and stable. */
export function px(value: number): string {
  return String(Math.round(value * 100) / 100)
}

export function openSheet(width: number, height: number): Sheet {
  const definitions: string[] = []
  const painted: string[] = []
  let ids = 0
  const freshId = () => {
    ids += 1
    return `a${ids}`
  }
  const define = (make: (id: string) => string) => {
    const id = freshId()
    definitions.push(make(id))
    return `url(#${id})`
  }
  const toBody = () => `<defs>${definitions.join('')}</defs>${painted.join('')}`
  return {
    width,
    height,
    freshId,
    add: (...elements) => painted.push(...elements),
    linear: (stops, angle = 90) =>
      define(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0" gradientTransform="rotate(${px(angle)} .5 .5)">${stopsOf(stops)}</linearGradient>`,
      ),
    radial: (stops, { x, y, radius } = { x: 0.5, y: 0.5, radius: 0.5 }) =>
      define(
        (id) =>
          `<radialGradient id="${id}" cx="${px(x)}" cy="${px(y)}" r="${px(radius)}">${stopsOf(stops)}</radialGradient>`,
      ),
    clip: (shape) => define((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    toSvg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${toBody()}</svg>`,
    toBody,
  }
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) => {
      const seeThrough = opacity < 1 ? ` stop-opacity="${px(opacity)}"` : ''
      return `<stop offset="${px(offset)}" stop-color="${colour}"${seeThrough}/>`
    })
    .join('')
}
