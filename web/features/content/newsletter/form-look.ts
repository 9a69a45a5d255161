// The form stands the same before and after its code has come.

export const formLook = 'flex w-full items-start gap-2 lg:w-110'
