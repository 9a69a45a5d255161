import { expect, test } from 'vitest'
import { englishName } from './english-name.ts'

test.each([
  ['улица Кенесары', 'Kenesary Street'],
  ['ул. Достык', 'Dostyk Street'],
  ['проспект Кабанбай Батыра', 'Kabanbay Batyra Avenue'],
  ['Московская улица', 'Moskovskaya Street'],
  ['переулок Ташенова', 'Tashenova Lane'],
  ['шоссе Алаш', 'Alash Highway'],
  ['мост "Тулпар"', 'Tulpar Bridge'],
  ['микрорайон Уркер', 'Urker Microdistrict'],
  ['ЖК «Саранда»', 'Saranda Residence'],
])('the kind of street goes last: %s is %s', (local, english) => {
  expect(englishName(local)).toBe(english)
})

test.each([
  ['улица 188', 'Street 188'],
  ['улица Е 246', 'Street E 246'],
])('a numbered street keeps the number last: %s is %s', (local, english) => {
  expect(englishName(local)).toBe(english)
})

test.each([
  ['1-я Алмаатинская улица', '1st Almaatinskaya Street'],
  ['2-й проезд', '2nd Drive'],
  ['11-я улица', '11th Street'],
  ['23-я улица', '23rd Street'],
])('ordinals read as in English: %s is %s', (local, english) => {
  expect(englishName(local)).toBe(english)
})

test.each([
  ['Школа №7', 'School No. 7'],
  ['Детский сад № 19 "Балбобек"', 'Kindergarten No. 19 "Balbobek"'],
  ['Политехнический колледж, главный корпус', 'Politekhnichesky College, Glavny Korpus'],
  ['АТФ Банк', 'ATF Bank'],
  ['Торговый дом Сункар', 'Trade House Sunkar'],
  ['KFC', 'KFC'],
])('generic words are translated where they stand: %s is %s', (local, english) => {
  expect(englishName(local)).toBe(english)
})

test('a word that only looks like a property of every object is spelled, not looked up', () => {
  expect(englishName('constructor')).toBe('Constructor')
})
