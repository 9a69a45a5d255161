import { expect, test } from 'vitest'
import { StreetRegister, streetKey, streetNames } from './street-register.ts'

const at = { lat: 51, lng: 71 }

test.each([
  ['ул. Достык', 'улица Достык'],
  ['Достык улица', 'улица Достык'],
  ['УЛИЦА ДОСТЫК', 'улица Достык'],
  ['улица "Достык"', 'улица Достык'],
])('%s and %s are one street', (one, other) => {
  expect(streetKey(one)).toBe(streetKey(other))
})

test('a street and an avenue of one name stay apart', () => {
  expect(streetKey('улица Абая')).not.toBe(streetKey('проспект Абая'))
})

test('the commonest spelling names the street', () => {
  const register = new StreetRegister()
  register.addHouse('ул. Достык', '1', at)
  register.addHouse('улица Достык', '2', at)
  register.addHouse('улица Достык', '3', at)
  const [street] = register.entries().values()
  expect(street && streetNames(street)).toEqual({
    name: 'улица Достык',
    name_en: 'Dostyk Street',
    name_ru: 'улица Достык',
  })
  expect(street?.houses.size).toBe(3)
})

test('a house that two buildings share is kept once', () => {
  const register = new StreetRegister()
  register.addHouse('улица Достык', '14 К', at)
  register.addHouse('улица Достык', '14к', { lat: 52, lng: 72 })
  const [street] = register.entries().values()
  expect([...(street?.houses.values() ?? [])]).toEqual([{ number: '14 К', at }])
})

test('a bare name joins the street of that name, and stays alone otherwise', () => {
  const register = new StreetRegister()
  register.addRoad('улица Герцена', {}, [at])
  register.addHouse('Герцена', '5', at)
  register.addHouse('Заречье', '6', at)
  const streets = [...register.entries().values()]
  expect(streets.map((street) => streetNames(street).name)).toEqual(['улица Герцена', 'Заречье'])
  expect(streets[0]?.houses.size).toBe(1)
})
