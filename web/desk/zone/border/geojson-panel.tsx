// A border from another tool: GeoJSON pasted or read from a file, and this one to take along.
import FileUp from 'lucide-react/icons/file-up'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { announce } from '#web/ui/feedback/announce.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { type GeoJsonSlip, geoJsonOf, readGeoJson } from './geojson.rules.ts'
import type { Rings } from './use-border.ts'

type GeoJsonPanelProps = { rings: Rings; onRings: (rings: Rings) => void }

/** A border of thousands of corners is far below this. */
const largestFile = 2_000_000

export function GeoJsonPanel({ rings, onRings }: GeoJsonPanelProps) {
  const t = useTranslations('zones')
  const id = useId()
  const [text, setText] = useState('')
  const [slip, setSlip] = useState<GeoJsonSlip | 'too_large' | null>(null)
  const use = (given: string) => {
    const read = readGeoJson(given)
    if ('slip' in read) return setSlip(read.slip)
    setSlip(null)
    setText('')
    onRings(read.rings)
    announce(t('border_taken'))
  }
  const open = async (file: File | undefined) => {
    if (!file) return
    if (file.size > largestFile) return setSlip('too_large')
    use(await file.text())
  }
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={t('geojson')}
        hint={t('geojson_hint')}
        {...(slip ? { error: t(`slip_${slip}`) } : {})}
        dir="ltr"
        spellCheck={false}
        value={text}
        placeholder={'{"type":"Polygon","coordinates":[[[71.4,51.1],[71.5,51.1],[71.5,51.2]]]}'}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="soft" size="small" disabled={text.trim() === ''} onClick={() => use(text)}>
          {t('geojson_use')}
        </Button>
        <label
          htmlFor={id}
          className="control button button-soft target-44 inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-3 text-14 focus-within:outline-2"
        >
          <FileUp aria-hidden size={16} />
          {t('geojson_file')}
          <input
            id={id}
            type="file"
            accept=".json,.geojson,application/geo+json,application/json"
            className="sr-only"
            onChange={({ target }) => {
              void open(target.files?.[0])
              target.value = ''
            }}
          />
        </label>
        {rings.length > 0 && (
          <Button variant="ghost" size="small" onClick={() => setText(geoJsonOf(rings))}>
            {t('geojson_show')}
          </Button>
        )}
      </div>
    </div>
  )
}
