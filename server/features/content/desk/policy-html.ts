// The HTML of a policy with nothing in it but what its page shows.
import sanitize from 'sanitize-html'
import { policyTags } from '#contract/features/content/policy.schema.ts'

/** What other editors write for the same. */
const aliases = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3' } as const

export function cleanPolicy(html: string): string {
  return sanitize(html, {
    allowedTags: [...policyTags],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // An address of the shop begins with a slash; anything else without a scheme leads nowhere.
    transformTags: {
      ...aliases,
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href.trim()) }),
    },
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'iframe',
      'template',
      'svg',
      'math',
      'object',
    ],
    // Paragraphs an editor leaves behind.
    exclusiveFilter: ({ tag, text, mediaChildren }) =>
      tag !== 'br' && text.trim() === '' && mediaChildren.length === 0 && tag !== 'p',
  }).trim()
}

function linkTo(href: string): Record<string, string> {
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(href) ? { href } : {}
}

/** Whether anybody would read a word. */
export function hasWords(html: string): boolean {
  return sanitize(html, { allowedTags: [] }).trim() !== ''
}
