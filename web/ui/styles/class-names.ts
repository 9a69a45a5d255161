// Joins the class names that apply; the only way classes are combined in the design system.

export function classNames(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
