// What a device calls itself, in the words people know.

interface DeviceName {
  browser: string
  system: string
}

/** In this order: most browsers also claim to be the ones below them. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['YaBrowser', 'Yandex'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

function firstIn(userAgent: string, names: readonly (readonly [string, string])[]): string | undefined {
  return names.find(([mark]) => userAgent.includes(mark))?.[1]
}

/** Null when the device says nothing that would help its owner. */
export function deviceName(userAgent: string): DeviceName | null {
  const browser = firstIn(userAgent, browsers)
  const system = firstIn(userAgent, systems)
  return browser && system ? { browser, system } : null
}
