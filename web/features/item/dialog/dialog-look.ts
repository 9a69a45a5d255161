// The frame of the item dialog, the same before and after the item has come.

/** The picture on top on phones, at the start on wider screens. */
export const dialogColumns = 'grid sm:grid-cols-[2fr_3fr]'

/** On wider screens it stays in sight while the choices scroll. */
export const dialogPicture =
  'aspect-4/3 sm:sticky sm:top-6 sm:m-6 sm:me-0 sm:aspect-square sm:self-start sm:rounded-card'
