// Puts the pictures of the demo world into the picture store: as recipes, so that seeding takes no time.

import type { PictureStore } from '#server/platform/images/picture-store.ts'
import { renderSvg } from '#server/platform/images/render-svg.ts'
import type { Recipe } from './recipe.ts'

export interface PictureJob {
  folder: string
  /** Without ending: `plov` is then served as `plov.webp`. */
  name: string
  recipe: Recipe
}

/** One SVG as WebP at its own size, for files that are made once and shipped. */
export async function renderPicture(svg: string): Promise<Buffer> {
  return (await renderSvg(svg, Number.POSITIVE_INFINITY)).webp({ quality: 84 }).toBuffer()
}

/** Writes every recipe; rendering waits until a picture is first asked for. Jobs of the same name are written once. */
export async function drawPictures(
  jobs: Iterable<PictureJob>,
  store: Pick<PictureStore, 'save'>,
  { concurrency = 16 } = {},
): Promise<number> {
  const distinct = [...new Map([...jobs].map((job) => [`${job.folder}/${job.name}`, job])).values()]
  const queue = distinct.values()
  const worker = async () => {
    for (const { folder, name, recipe } of queue)
      await store.save(folder, `${name}.art`, JSON.stringify(recipe))
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return distinct.length
}
