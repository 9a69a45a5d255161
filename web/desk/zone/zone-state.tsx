// Whether a zone or a module is on, off or archived, in a word and a colour.
import { useTranslations } from 'use-intl'
import { Tag } from '#web/ui/display/tag.tsx'

export function ZoneState({ isOn, isArchived }: { isOn: boolean; isArchived: boolean }) {
  const t = useTranslations('zones')
  if (isArchived) return <Tag>{t('archived')}</Tag>
  return <Tag tone={isOn ? 'success' : 'warning'}>{t(isOn ? 'on' : 'off')}</Tag>
}
