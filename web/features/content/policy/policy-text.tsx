// A policy's text on the page, in the shop's own type; only tags of the short list ever become elements.
import type { ReactNode } from 'react'
import { AnyLink } from '#web/platform/navigation/any-link.tsx'
import { headingId } from './headings.ts'
import type { AllowedTag, HtmlElement, HtmlNode } from './parse-html.ts'

const looks: Record<AllowedTag, string> = {
  h2: 'mt-10 mb-3 scroll-mt-28 font-semibold text-22 first:mt-0',
  h3: 'mt-6 mb-2 font-semibold text-18',
  p: 'mb-4 text-16 text-ink-soft',
  ul: 'mb-4 flex list-disc flex-col gap-2 ps-6 text-16 text-ink-soft marker:text-ink-faint',
  ol: 'mb-4 flex list-decimal flex-col gap-2 ps-6 text-16 text-ink-soft marker:text-ink-faint',
  li: 'ps-1',
  strong: 'font-semibold text-ink',
  em: 'italic',
  a: 'font-medium text-accent-ink underline underline-offset-4',
  br: '',
}

export function PolicyText({ nodes }: { nodes: readonly HtmlNode[] }): ReactNode {
  return nodes.map((node, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that was read once never changes its order.
    typeof node === 'string' ? node : <Element key={index} {...node} />,
  )
}

function Element({ tag, href, children }: HtmlElement) {
  const className = looks[tag]
  const content = <PolicyText nodes={children} />
  if (tag === 'br') return <br />
  if (tag === 'a') return href ? <PolicyLink href={href}>{content}</PolicyLink> : content
  const Tag = tag
  return (
    <Tag id={tag === 'h2' ? headingId(children) : undefined} className={className}>
      {content}
    </Tag>
  )
}

function PolicyLink({ href, children }: { href: string; children: ReactNode }) {
  const isPlain = /^(mailto|tel):/i.test(href)
  return isPlain ? (
    <a href={href} className={looks.a}>
      {children}
    </a>
  ) : (
    <AnyLink href={href} className={looks.a}>
      {children}
    </AnyLink>
  )
}
