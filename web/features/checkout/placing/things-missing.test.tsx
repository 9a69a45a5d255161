// @vitest-environment happy-dom
// What is heard of an order that still needs something: after a press, and while it is mended.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '#web/testing/render-part.tsx'
import type { Problem } from '../problems.rules.ts'
import { PartProblems } from '../sections/checkout-part.tsx'
import { press } from './press-place-order.ts'
import { ThingsMissing, useTries } from './things-missing.tsx'

const needed: Problem[] = [
  { part: 'payment', message: 'Choose how to pay.' },
  { part: 'address', message: 'Choose an address.' },
]
const expired: Problem = { part: 'coupon', message: 'This coupon has expired.' }

interface PageProps {
  /** What nobody has said at first; a button each takes it away or brings it back. */
  missing: readonly Problem[]
  standing?: Problem[]
}

function Page({ missing, standing = [] }: PageProps) {
  const [absent, setAbsent] = useState(missing)
  const tries = useTries({
    missing: needed.filter((problem) => absent.includes(problem)),
    standing,
    answered: [],
  })
  const { shown, stopping } = tries
  const placing = { isUnanswered: false, place: () => undefined }
  const toggle = (problem: Problem) =>
    setAbsent(absent.includes(problem) ? absent.filter((one) => one !== problem) : [...absent, problem])
  return (
    <>
      {needed.map((problem) => (
        <button key={problem.part} type="button" onClick={() => toggle(problem)}>
          {problem.part}
        </button>
      ))}
      <button type="button" onClick={() => tries.add(press(placing, { stopping, lead: () => undefined }))}>
        Place order
      </button>
      {(['address', 'payment', 'coupon'] as const).map((part) => (
        <PartProblems key={part} part={part} problems={shown} />
      ))}
      <ThingsMissing tries={tries} />
    </>
  )
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heard = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const seen = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

const both = '2 things are still needed before you can order. Choose an address.'

test('[CHK-05] the sentence goes as soon as it is no longer true, and each press says it anew', async () => {
  await renderPart(<Page missing={needed} />)
  expect(heard()).toEqual([])
  await click('Place order')
  expect(heard()).toEqual([both])
  expect(seen()).toEqual(['Choose an address.', 'Choose how to pay.'])
  await click('address')
  expect(heard()).toEqual([])
  expect(seen()).toEqual(['Choose how to pay.'])
  await click('Place order')
  expect(heard()).toEqual(['1 thing is still needed before you can order. Choose how to pay.'])
  await click('payment')
  expect([heard(), seen()]).toEqual([[], []])
})

test('[CHK-05] what was not missing at the latest press is an alert of its own, until a press names it', async () => {
  const [payment] = needed
  await renderPart(<Page missing={payment ? [payment] : []} />)
  await click('Place order')
  await click('address')
  expect(heard()).toEqual(['Choose an address.'])
  expect(seen()).toEqual(['Choose an address.', 'Choose how to pay.'])
  await click('Place order')
  expect(heard()).toEqual([both])
})

test('[CHK-05] what was mended and is missing once more is said once more', async () => {
  await renderPart(<Page missing={needed} />)
  await click('Place order')
  await click('address')
  await click('address')
  expect(heard()).toEqual(['Choose an address.'])
})

test('[CHK-05] a refusal of the shop is no missing thing: it is not counted and keeps its own alert', async () => {
  await renderPart(<Page missing={needed} standing={[expired]} />)
  expect(heard()).toEqual([expired.message])
  await click('Place order')
  expect(heard()).toEqual([expired.message, both])
  await click('address')
  await click('payment')
  await click('Place order')
  expect(heard()).toEqual([expired.message])
})
