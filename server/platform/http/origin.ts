// Where the shop is found from outside: behind a proxy a request names only the inner address.

export type OriginOf = (request: Request) => string

export function createOriginOf(public_url: string | undefined): OriginOf {
  return (request) => public_url ?? new URL(request.url).origin
}

/** Whether an address leads back to the shop: anywhere else it would lend its name to a stranger. */
export function isOwnAddress(address: string, origin: string): boolean {
  return URL.canParse(address, origin) && new URL(address, origin).origin === origin
}
