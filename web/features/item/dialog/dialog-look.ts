// The frame of the item dialog, the same before and after the item has come.

/** The picture on top on phones, at the start on wider screens. */
export const dialogColumns = 'grid sm:min-h-96 sm:grid-cols-[2fr_3fr]'

export const dialogPicture = 'aspect-4/3 w-full sm:aspect-auto sm:h-full sm:min-h-80'
