// Which shortcut a key stands for.

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>

export type ShortcutKey = 'palette' | 'search' | 'help' | 'jump' | 'letter'

const plain: Readonly<Record<string, ShortcutKey>> = { '/': 'search', '?': 'help', g: 'jump' }

/** Keys with Ctrl and the like belong to the browser, but for the one of the palette, which is found by its place too. */
export function keyOf({ key, code, ctrlKey, metaKey, altKey }: Press): ShortcutKey | null {
  const isHeld = ctrlKey || metaKey
  if (isHeld && !altKey && (key.toLowerCase() === 'k' || code === 'KeyK')) return 'palette'
  if (isHeld || altKey) return null
  return plain[letterOf({ key, code })] ?? (key.length === 1 ? 'letter' : null)
}

/** What is on a key for who types Latin: on a Russian or Arabic keyboard a letter is known by its place. */
export function letterOf({ key, code }: Pick<Press, 'key' | 'code'>): string {
  const isForeignLetter = /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key)
  return (isForeignLetter && code.startsWith('Key') ? code.slice(3) : key).toLowerCase()
}
