// The five ways of ordering; every difference between them is a table keyed by this type.

export const moduleTypes = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'] as const

export type ModuleType = (typeof moduleTypes)[number]
