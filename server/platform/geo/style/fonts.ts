// The fonts of map labels: the same family as the shop, one file per script and weight, fetched when a label needs it.

const ranges = {
  latin: [
    'U+0000-00FF',
    'U+0131',
    'U+0152-0153',
    'U+02BB-02BC',
    'U+02C6',
    'U+02DA',
    'U+02DC',
    'U+2000-206F',
    'U+20AC',
  ],
  'latin-ext': ['U+0100-02BA', 'U+02BD-02C5', 'U+1E00-1E9F', 'U+20A0-20AB', 'U+20AD-20C0'],
  cyrillic: ['U+0301', 'U+0400-045F', 'U+0490-0491', 'U+04B0-04B1', 'U+2116'],
  'cyrillic-ext': ['U+0460-048F', 'U+0492-04AF', 'U+04B2-052F'],
  arabic: ['U+0600-06FF', 'U+0750-077F', 'U+FB50-FDFF', 'U+FE70-FEFC'],
} as const

const weights = { 'Rubik Regular': 400, 'Rubik Medium': 500 } as const

export type FontName = keyof typeof weights

export const fontFiles: readonly string[] = Object.values(weights).flatMap((weight) =>
  Object.keys(ranges).map((script) => fontFile(script, weight)),
)

/** The `font-faces` of a MapLibre style, with the files under `<baseUrl>/fonts/`. */
export function fontFaces(baseUrl: string) {
  return Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [
      name,
      Object.entries(ranges).map(([script, range]) => ({
        url: `${baseUrl}/fonts/${fontFile(script, weight)}`,
        'unicode-range': [...range],
      })),
    ]),
  )
}

function fontFile(script: string, weight: number): string {
  return `rubik-${script}-${weight}-normal.woff2`
}
