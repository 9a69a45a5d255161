// The three names of a source feature: as written on the spot, in English letters, in Russian.
import { englishName } from '#server/platform/geo/names/english-name.ts'
import type { Names } from '#server/platform/geo/pack-format.ts'
import type { Tags } from './source.ts'

export function namesOf(tags: Tags): Names | undefined {
  const name = tags.name ?? tags['name:ru'] ?? tags['name:en']
  return name === undefined ? undefined : namesFrom(name, tags)
}

export function namesFrom(name: string, tags: Tags): Names {
  const russian = tags['name:ru'] ?? name
  // Streets are spelled by our own rule throughout: the few given English names say 'St', 'str.' and 'Street'.
  const english = tags.highway ? undefined : (tags['name:en'] ?? tags.int_name)
  return {
    name: name.trim(),
    name_ru: russian.trim(),
    name_en: english && isLatin(english) ? english.trim() : englishName(russian),
  }
}

/** Some English names in the source are Cyrillic by mistake. */
function isLatin(name: string): boolean {
  return !/\p{Script=Cyrillic}/u.test(name)
}
