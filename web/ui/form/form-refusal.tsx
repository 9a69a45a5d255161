// What the shop refused without naming a field of the form.

export function FormRefusal({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-14 text-danger-ink">
      {text}
    </p>
  )
}
