import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type HtmlNode, parseHtml, safeHref } from './parse-html.ts'

function wordsOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('')
}

describe('[FTR-04] the HTML of a policy', () => {
  test('becomes headings, paragraphs, lists and emphasis', () => {
    expect(
      parseHtml('<h2>One</h2><p>Two <strong>three</strong> <b>four</b></p><ul><li>Five<li>Six</ul>'),
    ).toEqual([
      { tag: 'h2', children: ['One'] },
      {
        tag: 'p',
        children: [
          'Two ',
          { tag: 'strong', children: ['three'] },
          ' ',
          { tag: 'strong', children: ['four'] },
        ],
      },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['Five'] },
          { tag: 'li', children: ['Six'] },
        ],
      },
    ])
  })

  test('keeps the words of unknown tags and loses the tags', () => {
    expect(parseHtml('<div class="x"><p>Hello <font color=red>world</font></p></div>')).toEqual([
      { tag: 'p', children: ['Hello ', 'world'] },
    ])
  })

  test('loses scripts, styles, frames and comments with all they hold', () => {
    const html =
      '<p>a</p><script>alert(1)</script><style>p{}</style><iframe src="//x"></iframe><!-- <p>b</p> --><p>c</p>'
    expect(wordsOf(parseHtml(html))).toBe('ac')
  })

  test('loses every attribute but a safe address', () => {
    expect(
      parseHtml('<p onclick="x()" style="color:red"><a href="/about-us" onmouseover=x>us</a></p>'),
    ).toEqual([{ tag: 'p', children: [{ tag: 'a', href: '/about-us', children: ['us'] }] }])
  })

  test.each([
    'href="javascript:alert(1)"',
    "href='JaVaScRiPt:alert(1)'",
    'href="&#106;avascript:alert(1)"',
    'href=" javascript:alert(1)"',
    'href="data:text/html,x"',
    'href="//elsewhere.example"',
    'href="relative"',
    'data-href="/x"',
  ])('has no link for %s', (attributes) => {
    expect(safeHref(` ${attributes}`)).toBeUndefined()
  })

  test.each(['https://a.example/?b=1&c=2', 'mailto:a@b.example', 'tel:+7717', '/help-and-support'])(
    'has a link for %s',
    (href) => {
      expect(safeHref(` href="${href.replaceAll('&', '&amp;')}"`)).toBe(href)
    },
  )

  test('decodes entities once', () => {
    expect(parseHtml('&lt;b&gt; &amp;lt; &#1203; &#x4b2; &nbsp;&unknown;')).toEqual([
      '<b> &lt; ҳ Ҳ \u00a0&unknown;',
    ])
  })

  test('of any text whatever never fails and never yields a tag off the list', () => {
    const soup = fc.array(
      fc.oneof(
        fc.constantFrom(
          '<p>',
          '</p>',
          '<script>',
          '</script>',
          '<a href="javascript:x">',
          '</a>',
          '<',
          '>',
          '<!--',
        ),
        fc.constantFrom(
          '<img src=x onerror=y>',
          '<svg/onload=z>',
          '&lt;',
          '&#0;',
          '"',
          "'",
          '<li',
          '<ul>',
          '</ul>',
        ),
        fc.string(),
      ),
    )
    const allowed = new Set(['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'])
    const check = (nodes: readonly HtmlNode[]) => {
      for (const node of nodes) {
        if (typeof node === 'string') continue
        expect(allowed).toContain(node.tag)
        if (node.href) expect(node.href).not.toMatch(/^\s*(javascript|data):/i)
        check(node.children)
      }
    }
    fc.assert(fc.property(soup, (parts) => check(parseHtml(parts.join('')))))
  })
})
