// A part with its usual tag, or as the element it is asked to be: `render={<Link … />}` keeps its own props and takes the
// part's look. Buttons and links stand a hundred times on a page, so it is a function and not a hook with its memory.
import { type ComponentProps, cloneElement, createElement, type JSX, type ReactElement } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'

type Props = Readonly<Record<string, unknown>>

export function renderedAs<Tag extends keyof JSX.IntrinsicElements>(
  tag: Tag,
  render: ReactElement | undefined,
  props: ComponentProps<Tag>,
): ReactElement {
  if (!render) return createElement(tag, props)
  return cloneElement(render, mergedProps({ ...props }, Object(render.props)))
}

/** The element's own props count; class names add up, and of two handlers both are called, the element's first. */
export function mergedProps(part: Props, own: Props): Props {
  const handlers = Object.keys(part).flatMap((name) => {
    const [first, second] = [own[name], part[name]]
    if (!/^on[A-Z]/.test(name) || typeof first !== 'function' || typeof second !== 'function') return []
    const both = (...event: unknown[]) => {
      first(...event)
      second(...event)
    }
    return [[name, both]]
  })
  return {
    ...part,
    ...own,
    ...Object.fromEntries(handlers),
    className: classNames(textOf(part.className), textOf(own.className)),
    // Whoever laid hands on the part itself, such as the trigger of a popup, needs to find its element.
    ...(part.ref ? { ref: part.ref } : {}),
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
