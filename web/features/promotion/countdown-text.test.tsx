// @vitest-environment happy-dom
// A running countdown stays DD:HH:MM:SS as a text, and shows a unit behind each figure.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Language, languages } from '#contract/core/language.ts'
import { answeredAt } from '#web/platform/clock/server-clock.ts'
import { renderPart } from '#web/testing/render-part.tsx'
import { CountdownText } from './countdown-text.tsx'

const units: Record<Language, string[]> = {
  en: ['d', 'h', 'm', 's'],
  ar: ['ي', 'س', 'د', 'ث'],
  tg: ['рӯз', 'соат', 'дақ', 'сон'],
  ru: ['д', 'ч', 'м', 'с'],
}

/** Whole and to the minute: figure by figure it would be read in pieces. */
const said: Record<Language, RegExp> = {
  en: /^Time left: 1 Day( 1 Hour)?( 59 Minutes)?$/,
  ar: /: 1 يوم/,
  tg: /: 1 рӯз/i,
  ru: /: 1 день/i,
}

test.each(languages)('[CMP-01] each figure has its unit in %s', async (language) => {
  const answered = answeredAt()
  await renderPart(<CountdownText endsAt={Date.now() + 90_000_000} answered={answered} />, { language })
  const timer = screen.getByRole('timer')
  expect(timer.textContent).toMatch(/^01:(00|01):\d\d:\d\d$/)
  const figures = [...timer.querySelectorAll('[data-unit]')]
  expect(timer.getAttribute('aria-label')).toMatch(said[language])
  expect(figures.map((one) => one.getAttribute('data-unit'))).toEqual(units[language])
})
