/** The end of an address that asks for the search box of its page. */
export const searchHash = 'search'

/** Where the address says so already, a press on its link changes nothing and has to be carried out. */
export function focusSearchBox(): void {
  document.querySelector<HTMLInputElement>('main input[name="search"]')?.focus()
}
