// The paper of each theme (tokens.css), for what cannot read a variable of the page.
export const grounds = { light: '#fbfaf8', dark: '#14110f' } as const
