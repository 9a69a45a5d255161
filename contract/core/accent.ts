// The colours a part of a page can be held in. What each is made of stands in tokens.css, where all are measured: type in
// them and on them can be read in light and in dark. So a shop chooses among these, and not a colour of its own.
export const accents = ['tomato', 'leaf', 'teal', 'indigo', 'amber'] as const

export type Accent = (typeof accents)[number]
