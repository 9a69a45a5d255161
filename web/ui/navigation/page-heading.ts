// The heading of the page, where whoever does not see the page begins to read it.

export function pageHeading(): HTMLElement | null {
  const headings = document.querySelectorAll<HTMLElement>('#content h1')
  // While the next page is waited for, the one that is left is hidden.
  return [...headings].find((heading) => heading.checkVisibility({ visibilityProperty: true })) ?? null
}

/** The page itself while its heading is not there yet. Where the page is scrolled to stays as it is. */
export function focusPageHeading(): void {
  const target = pageHeading() ?? document.getElementById('content')
  if (!target || target === document.activeElement) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
