// What somebody reads, without the marks that hold amounts together inside a text of the other direction.

const isolates = /[\u2066-\u2069]/g

export function plainText(element: { textContent: string | null }): string {
  return (element.textContent ?? '').replace(isolates, '')
}
