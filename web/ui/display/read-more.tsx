// Long text, cut short until asked for.
import { useState } from 'react'

type ReadMoreProps = { text: string; moreLabel: string; lessLabel: string; limit?: number }

const defaultLimit = 70

/** Cuts by characters a reader sees, so that no emoji or combined letter is split. */
export function shortened(text: string, limit: number): string {
  const letters = Array.from(new Intl.Segmenter().segment(text), (part) => part.segment)
  return letters.length <= limit ? text : letters.slice(0, limit).join('')
}

export function ReadMore({ text, moreLabel, lessLabel, limit = defaultLimit }: ReadMoreProps) {
  const [open, setOpen] = useState(false)
  const short = shortened(text, limit)
  const isCut = short !== text
  return (
    <p className="whitespace-pre-line text-ink-soft">
      {open ? text : short}
      {isCut && !open && <noscript>{text.slice(short.length)}</noscript>}
      {isCut && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="rounded-control whitespace-pre font-medium text-accent-ink hover:underline"
        >
          {open ? lessLabel : moreLabel}
        </button>
      )}
    </p>
  )
}
