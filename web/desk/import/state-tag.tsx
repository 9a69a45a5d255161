// How far an import is, in a word.
import { useTranslations } from 'use-intl'
import type { ImportState } from '#contract/features/import/import-words.ts'
import { Tag } from '#web/ui/display/tag.tsx'
import type { Tone } from '#web/ui/display/tone.ts'

const tones: Readonly<Record<ImportState, Tone>> = {
  uploading: 'neutral',
  mapping: 'accent',
  checking: 'neutral',
  checked: 'accent',
  running: 'neutral',
  done: 'success',
  refused: 'danger',
  canceled: 'neutral',
}

export function StateTag({ state }: { state: ImportState }) {
  const t = useTranslations('desk_import')
  return <Tag tone={tones[state]}>{t(`state_${state}`)}</Tag>
}
