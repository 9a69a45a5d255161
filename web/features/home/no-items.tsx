// What a tab says when nothing is in it.
export function NoItems({ text }: { text: string }) {
  return (
    <p className="grid min-h-40 place-items-center rounded-card bg-fill px-4 text-14 text-ink-soft">{text}</p>
  )
}
