import { expect, test } from 'vitest'
import { pictureJobs } from './pictures.ts'

test('no two goods of different modules take each other’s picture: a file has one recipe', () => {
  const recipes = Map.groupBy(pictureJobs(), ({ folder, name }) => `${folder}/${name}`)
  const differing = [...recipes].filter(
    ([, jobs]) => new Set(jobs.map(({ recipe }) => JSON.stringify(recipe))).size > 1,
  )
  expect(differing.map(([file]) => file)).toEqual([])
})
