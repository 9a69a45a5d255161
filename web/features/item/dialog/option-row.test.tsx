// @vitest-environment happy-dom
// What stands beside an option: its extra price, that it is a gift, or nothing where it is simply in the price.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FoodVariation } from '#contract/features/item/item.schema.ts'
import { plainText } from '#web/testing/plain-text.ts'
import { renderPart } from '#web/testing/render-part.tsx'
import { OptionRow } from './option-row.tsx'

const size: FoodVariation = {
  name: 'Size',
  type: 'single',
  min: 1,
  max: 1,
  required: 'on',
  values: [
    { label: 'Small', optionPrice: 0 },
    { label: 'Large', optionPrice: 2.2 },
  ],
}

async function rowsOf(group: FoodVariation) {
  await renderPart(
    group.values.map((option) => (
      <OptionRow
        key={option.label}
        option={option}
        group={group}
        isChosen={false}
        isStop
        onPress={() => undefined}
      />
    )),
  )
  return screen.getAllByRole('radio').map(plainText)
}

test('[ATC-14] of a group one has to choose from, the base choice shows no price', async () => {
  expect(await rowsOf(size)).toEqual(['Small', 'Large+$2.20'])
})

test("[ATC-14] an optional extra at no price reads 'free'", async () => {
  expect(await rowsOf({ ...size, required: 'off' })).toEqual(['Smallfree', 'Large+$2.20'])
})
