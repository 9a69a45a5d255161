import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AddressForm,
  addressForm,
  blankForm,
  formOf,
  inputOf,
  orderOnlyAddress,
} from './address-form.rules.ts'

const person = { name: 'Aigerim Omarova', phone: '+77001234567', email: 'aigerim@example.com' }
const point = { lat: 51.12826, lng: 71.43055 }
const filled: AddressForm = { ...blankForm(person), address: '10 Respubliki Avenue, Astana' }

function problemsOf(form: Partial<AddressForm>) {
  const parsed = addressForm.safeParse({ ...filled, ...form })
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('[ADR-02] the form', () => {
  test('requires address, name and phone, and nothing else', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({ address: ' ' })).toEqual(['address: address_required'])
    expect(problemsOf({ contact_person_name: '' })).toEqual(['contact_person_name: name_required'])
    expect(problemsOf({ contact_person_number: '' })).toEqual(['contact_person_number: phone_required'])
    expect(problemsOf({ contact_person_email: '', label: '', house: '', floor: '', road: '' })).toEqual([])
  })

  test('refuses what cannot be a phone number or an email address', () => {
    expect(problemsOf({ contact_person_number: '12' })).toEqual(['contact_person_number: phone_invalid'])
    expect(problemsOf({ contact_person_email: 'nobody' })).toEqual(['contact_person_email: email_invalid'])
  })
})

test('[ADR-05] a new address begins with the name and phone of the profile', () => {
  expect(blankForm(person)).toMatchObject({
    contact_person_name: 'Aigerim Omarova',
    contact_person_number: '+77001234567',
  })
})

describe('[ADR-03] what is sent', () => {
  test('[ADR-12] names the kind, and the label for other only', () => {
    expect(inputOf({ ...filled, kind: 'office', label: 'left over' }, point)).toMatchObject({
      address_type: 'office',
      latitude: point.lat,
      longitude: point.lng,
    })
    expect(inputOf({ ...filled, kind: 'office', label: 'left over' }, point)).not.toHaveProperty(
      'address_label',
    )
  })

  test('uses the label of other as the type, unless it is empty', () => {
    expect(inputOf({ ...filled, kind: 'other', label: 'Gym' }, point)).toMatchObject({
      address_type: 'Gym',
      address_label: 'Gym',
    })
    expect(inputOf({ ...filled, kind: 'other', label: '' }, point)).toMatchObject({
      address_type: 'other',
      address_label: '',
    })
  })
})

describe('[ADR-13] editing', () => {
  test('an address with a label of its own opens as other with the label filled in', () => {
    const saved = orderOnlyAddress(inputOf({ ...filled, kind: 'other', label: 'Gym' }, point), [1])
    expect(formOf(saved)).toMatchObject({ kind: 'other', label: 'Gym' })
    expect(formOf({ ...saved, address_label: null })).toMatchObject({ kind: 'other', label: 'Gym' })
    expect(formOf({ ...saved, address_type: 'other', address_label: null })).toMatchObject({ label: '' })
  })

  test('and saving without a change sends what was saved', () => {
    const text = fc.stringMatching(/^[a-z][a-z ]{0,20}[a-z]$/)
    const forms = fc.record({
      kind: fc.constantFrom('home' as const, 'office' as const, 'other' as const),
      label: fc.oneof(fc.constant(''), text),
      address: text,
      contact_person_name: text,
      contact_person_number: fc.constant('+77001234567'),
      contact_person_email: fc.constantFrom('', 'somebody@example.com'),
      road: fc.oneof(fc.constant(''), text),
      house: fc.oneof(fc.constant(''), text),
      floor: fc.oneof(fc.constant(''), text),
      additional_information: fc.oneof(fc.constant(''), text),
      save: fc.constant(true),
    })
    fc.assert(
      fc.property(forms, (form) => {
        const sent = inputOf(form, point)
        expect(inputOf(formOf(orderOnlyAddress(sent, [1])), point)).toEqual(sent)
      }),
    )
  })
})
