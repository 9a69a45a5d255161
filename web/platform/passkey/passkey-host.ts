// Where passkeys can exist: they belong to a name, and browsers refuse them for bare addresses.

/** As `location.hostname` writes it. */
export function isPasskeyHost(hostname: string): boolean {
  return !/^[\d.]+$/.test(hostname) && !hostname.startsWith('[')
}
