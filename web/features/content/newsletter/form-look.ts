// The form stands the same before and after its code has come.

export const formLook = 'flex w-full items-start gap-2 lg:w-110'

/** 100 px wide (FTR-01): the longest word, Russian's, fills it from edge to edge. */
export const submitLook = 'min-h-12 w-25 shrink-0 px-0! text-14 tracking-tight'
