// The theme in front of the eye: chosen by hand, or the system's; maps are drawn for it.
import { useSyncExternalStore } from 'react'

const query = '(prefers-color-scheme: dark)'

function shownTheme(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return matchMedia(query).matches ? 'dark' : 'light'
}

function watch(onChange: () => void): () => void {
  const system = matchMedia(query)
  const byHand = new MutationObserver(onChange)
  system.addEventListener('change', onChange)
  byHand.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    system.removeEventListener('change', onChange)
    byHand.disconnect()
  }
}

export function useShownTheme(): 'light' | 'dark' {
  return useSyncExternalStore(watch, shownTheme, () => 'light')
}
