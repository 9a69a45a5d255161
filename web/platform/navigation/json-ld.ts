// Data for machines inside a page; no text in it can end the script element it stands in.

export function jsonLdScript(data: object) {
  return { type: 'application/ld+json', children: JSON.stringify(data).replaceAll('<', '\\u003c') }
}
