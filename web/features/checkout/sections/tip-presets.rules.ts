// Which tips are offered: around what customers really give here; before anybody gave, those of api.md 3.

const defaultTips = [0, 10, 15, 20, 40] as const

const shares = [0.5, 1, 1.5, 2.5] as const

/** Halves below two, whole units above: nobody counts cents into a tip. */
function evened(tip: number): number {
  return tip < 2 ? Math.max(0.5, Math.round(tip * 2) / 2) : Math.round(tip)
}

/** In the shop's currency, no tip first. */
export function tipPresets(usual: number | null): readonly number[] {
  if (usual === null || usual <= 0) return defaultTips
  return [0, ...new Set(shares.map((share) => (share === 1 ? usual : evened(usual * share))))]
}
