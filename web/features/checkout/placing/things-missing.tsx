// What is missing after a press on 'Place order', said once: how many things, and the first of them on the page.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { firstPart, type Problem, type Problems } from '../problems.rules.ts'

interface Tries {
  count: number
  /** What the latest one was told is missing, and has been missing since. */
  told: readonly string[]
  /** Nothing was mended since, and nothing else is missing. */
  isTrue: boolean
}

const untried: Tries = { count: 0, told: [], isTrue: false }

/** Whatever is not in the sentence is said by its part: it was not missing when the button was pressed. */
export function useTries({ missing, standing, answered }: Problems) {
  const [tries, setTries] = useState(untried)
  const told = tries.told.filter((message) => missing.some((problem) => problem.message === message))
  const isTrue = tries.isTrue && told.length === tries.told.length && told.length === missing.length
  // Forgotten for good: what is missing once more is said once more.
  if (told.length !== tries.told.length || isTrue !== tries.isTrue) setTries({ ...tries, told, isTrue })
  const marked = missing.map((problem) => ({ ...problem, isTold: told.includes(problem.message) }))
  return {
    count: tries.count,
    /** All that would stop the order. */
    stopping: [...missing, ...standing],
    shown: [...(tries.count > 0 ? marked : []), ...standing, ...answered],
    said: isTrue ? missing : [],
    add(stopping: readonly Problem[]) {
      const named = missing.filter((problem) => stopping.includes(problem))
      setTries({
        count: tries.count + 1,
        told: named.map(({ message }) => message),
        isTrue: named.length > 0,
      })
    },
  }
}

type ThingsMissingProps = Pick<ReturnType<typeof useTries>, 'count' | 'said'>

/** The parts themselves say nothing of it then: heard all at once, nobody would understand it. */
export function ThingsMissing({ tries: { count, said } }: { tries: ThingsMissingProps }) {
  const t = useTranslations('checkout')
  const part = firstPart(said)
  const first = said.find((problem) => problem.part === part)
  if (!first) return null
  return (
    // Another one for each press: the same words would not be said again.
    <p key={count} role="alert" className="sr-only">
      {t('things_missing', { count: said.length, first: first.message })}
    </p>
  )
}
