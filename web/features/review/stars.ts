// Which reviews are read: all, or those with so many stars.

export const starChoices = [5, 4, 3, 2, 1] as const

/** Undefined: all of them. */
export type StarChoice = (typeof starChoices)[number] | undefined
