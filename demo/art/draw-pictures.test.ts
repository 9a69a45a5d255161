import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { imageKindOf } from '#server/platform/images/image-kind.ts'
import { createPictureStore } from '#server/platform/images/picture-store.ts'
import { drawPictures, type PictureJob, renderPicture } from './draw-pictures.ts'
import { artDrawing, composeRecipe } from './recipe.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(async () => {
  await rm(root, { recursive: true, force: true })
})

const job: PictureJob = {
  folder: 'item',
  name: 'plov',
  recipe: { draw: 'item', subject: ['cooked-rice', 'carrot'], hue: 35, seed: 'plov' },
}

test('a drawn picture answers to its name with any picture ending', async () => {
  const store = createPictureStore({ root, drawings: { art: artDrawing } })
  expect(await drawPictures([job, job], store)).toBe(1)
  const found = await store.find('item', 'plov.webp')
  expect(found).toMatchObject({ folder: 'item', stem: 'plov', ending: 'art' })
  if (!found) return
  expect(await store.read(found)).toEqual({ kind: 'svg', svg: composeRecipe(job.recipe) })
})

test('a picture that is shipped as a file is WebP of its own size', async () => {
  const bytes = await renderPicture(composeRecipe({ draw: 'favicon' }))
  expect(imageKindOf(bytes)).toBe('webp')
})
