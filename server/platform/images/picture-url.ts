// Where a picture is found: one folder a kind, below one route (NET-10: base URL + '/' + file name).

export const pictureFolders = [
  'item',
  'store',
  'store-cover',
  'category',
  'banner',
  'campaign',
  'module',
  'parcel-category',
  'customer',
  'delivery-man',
  'review',
  'landing',
  'business',
  'gateway',
  'chat',
  'order',
  'refund',
  'vendor',
  'notification',
  'promotion',
] as const

export type PictureFolder = (typeof pictureFolders)[number]

export const picturePath = '/img'

export function pictureBase(origin: string, folder: PictureFolder): string {
  return `${origin}${picturePath}/${folder}`
}

/** Empty where there is no picture (yet). */
export function pictureUrl(origin: string, folder: PictureFolder, file: string): string {
  return file === '' ? '' : `${pictureBase(origin, folder)}/${file}`
}

/** An address written down when the shop had another origin, as it is today. */
export function pictureAt(origin: string, url: string): string {
  const { pathname, search } = new URL(url, origin)
  return `${origin}${pathname}${search}`
}
