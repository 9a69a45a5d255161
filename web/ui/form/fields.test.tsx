// @vitest-environment happy-dom
// Fields as they are heard: their names, what they say below, and what is wrong with them.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { renderPart } from '#web/testing/render-part.tsx'
import { OtpField } from './otp-field.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

const described = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null

describe('a line of text', () => {
  test('is named by its label, also where that is hidden, and described by its hint', async () => {
    await renderPart(<TextField label="Street" labelHidden hint="With the number" />)
    const field = screen.getByRole('textbox', { name: 'Street' })
    expect(described(field)).toBe('With the number')
    expect(field.getAttribute('aria-invalid')).toBeNull()
  })

  test('says what is wrong at once, in place of its hint', async () => {
    await renderPart(<TextField label="Street" hint="With the number" error="Please say where" required />)
    const field = screen.getByRole('textbox', { name: 'Street' })
    expect([field.getAttribute('aria-invalid'), described(field)]).toEqual(['true', 'Please say where'])
    expect(screen.getByRole('alert').textContent).toBe('Please say where')
    expect(screen.queryByText('With the number')).toBeNull()
  })
})

test('a password is hidden until its eye is pressed, and again after', async () => {
  await renderPart(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />)
  const field = screen.getByLabelText('Password')
  expect(field.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(field.getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(field.getAttribute('type')).toBe('password')
})

describe('a code', () => {
  function Code({ onComplete, error }: { onComplete: (code: string) => void; error?: string }) {
    const [value, setValue] = useState('')
    return (
      <OtpField
        label="Code"
        digitLabel={(position, length) => `Digit ${position} of ${length}`}
        length={4}
        value={value}
        onValueChange={setValue}
        onComplete={onComplete}
        {...(error ? { error } : {})}
      />
    )
  }

  test.each(['en', 'ar'] as const)('is typed digit by digit from left to right in %s', async (language) => {
    const onComplete = vi.fn()
    await renderPart(<Code onComplete={onComplete} />, { language })
    const boxes = screen.getAllByRole('textbox')
    expect(boxes).toHaveLength(4)
    expect(boxes[0]?.closest('[dir]')?.getAttribute('dir')).toBe('ltr')
    await userEvent.click(boxes[0] ?? document.body)
    await userEvent.keyboard('1234')
    expect(onComplete).toHaveBeenCalledOnce()
    expect(onComplete.mock.calls[0]?.[0]).toBe('1234')
  })

  test('every box has its name, and a wrong code says so', async () => {
    await renderPart(<Code onComplete={() => undefined} error="Wrong code" />)
    const names = ['Code', 'Digit 2 of 4', 'Digit 3 of 4', 'Digit 4 of 4']
    for (const name of names) expect(screen.getByRole('textbox', { name })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('Wrong code')
  })
})
