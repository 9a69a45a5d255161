// Distances arrive in metres and are shown in kilometres, '1k+ km' above a thousand (CRD-05).

export function formatDistance(metres: number, digits: number): string {
  const kilometres = metres / 1_000
  if (kilometres > 1_000) return '1k+ km'
  return `${kilometres.toFixed(digits)} km`
}
