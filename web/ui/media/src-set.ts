// The widths a picture is asked for in; the server keeps a file for each.

export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600] as const

export function widthUrl(url: string, width: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}w=${width}`
}

/** No wider than the picture is, but at least one. Addresses made in the browser have no widths. */
export function srcSetOf(url: string, naturalWidth: number): string | undefined {
  if (/^(data|blob):/.test(url)) return undefined
  const fitting = pictureWidths.filter((width) => width <= naturalWidth)
  const widths = fitting.length > 0 ? fitting : [pictureWidths[0]]
  return widths.map((width) => `${widthUrl(url, width)} ${width}w`).join(', ')
}
