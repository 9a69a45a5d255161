// A space for the ear. The eye tells neighbours apart by layout; a screen reader gets their letters one after the
// other, and a plain space at the end of a text is dropped: 'out of 525% OFFPrice now'.

/** Stays where a plain one is dropped. */
export const lastingSpace = '\u00a0'

/** Apart from whatever is said before and behind. */
export const apart = (words: string) => `${lastingSpace}${words}${lastingSpace}`
