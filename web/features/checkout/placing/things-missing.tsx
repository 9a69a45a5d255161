// What stopped a press on 'Place order', said once: how many things there are, and the first of them, where the customer is led.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { firstPart, type Problem } from '../problems.rules.ts'

interface Tries {
  count: number
  /** What stood against the latest one. */
  stopping: readonly Problem[]
}

export function useTries() {
  const [tries, setTries] = useState<Tries>({ count: 0, stopping: [] })
  const add = (stopping: readonly Problem[]) => setTries(({ count }) => ({ count: count + 1, stopping }))
  return { tries, add }
}

/** The parts themselves say nothing of what is missing: heard all at once, nobody would understand it. */
export function ThingsMissing({ tries: { count, stopping } }: { tries: Tries }) {
  const t = useTranslations('checkout')
  const part = firstPart(stopping)
  const first = stopping.find((problem) => problem.part === part)
  if (!first) return null
  return (
    // Another one for each press: the same words would not be said again.
    <p key={count} role="alert" className="sr-only">
      {t('things_missing', { count: stopping.length, first: first.message })}
    </p>
  )
}
