// Colours by hue in OKLCH, where equal steps look equal: a yellow and a violet picture come out equally light.

interface Rgb {
  red: number
  green: number
  blue: number
}

/** `#rrggbb` of an OKLCH colour; chroma is lowered until a screen can show it. */
export function oklch(lightness: number, chroma: number, hueAngle: number): string {
  for (let tried = chroma; tried > 0; tried -= 0.004) {
    const colour = toLinear(lightness, tried, hueAngle)
    if (isShowable(colour)) return toHex(colour)
  }
  return toHex(toLinear(lightness, 0, hueAngle))
}

/** The OKLCH angle of a colour-wheel hue (0 red, 60 yellow, 120 green, 240 blue), as content names it. */
export function wheelToAngle(hue: number): number {
  const degrees = ((hue % 360) + 360) % 360
  const at = (shift: number) => {
    const place = (shift + degrees / 30) % 12
    return fromGamma(0.5 - 0.4 * Math.max(-1, Math.min(place - 3, 9 - place, 1)))
  }
  const [red, green, blue] = [at(0), at(8), at(4)]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
}

/** The colour mixed with white. */
export function lighter(colour: string, share: number): string {
  return mixed(colour, '#ffffff', share)
}

/** The colour mixed with a deep plum: a black shadow would make goods look dirty. */
export function darker(colour: string, share: number): string {
  return mixed(colour, '#3a1745', share)
}

/** `share` of the second colour in the first, both `#rrggbb`. */
export function mixed(colour: string, other: string, share: number): string {
  const channel = (text: string, place: number) => Number.parseInt(text.slice(place, place + 2), 16)
  const channels = [1, 3, 5].map((place) => {
    const value = channel(colour, place) * (1 - share) + channel(other, place) * share
    return Math.round(value).toString(16).padStart(2, '0')
  })
  return `#${channels.join('')}`
}

function toLinear(lightness: number, chroma: number, hueAngle: number): Rgb {
  const radians = (hueAngle * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(radians), chroma * Math.sin(radians)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return {
    red: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    green: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    blue: -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  }
}

function isShowable({ red, green, blue }: Rgb): boolean {
  return [red, green, blue].every((channel) => channel >= -0.0001 && channel <= 1.0001)
}

function toHex({ red, green, blue }: Rgb): string {
  const channels = [red, green, blue].map((channel) => {
    const value = Math.round(toGamma(Math.min(1, Math.max(0, channel))) * 255)
    return value.toString(16).padStart(2, '0')
  })
  return `#${channels.join('')}`
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
}

function fromGamma(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
