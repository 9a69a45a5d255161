// Ways to pay outside of the shop: what customers are told to pay to, and what they say about their payment.
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { fallbackText } from '#contract/core/desk.ts'
import { deskPageEndpoints } from '#contract/features/content/desk/desk-pages.endpoints.ts'
import type { DeskOfflineMethod } from '#contract/features/content/desk/desk-pages.schema.ts'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { usePreferences } from '#web/desk/session/preferences.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { OfflineMethodForm } from './offline-method-form.tsx'

export function OfflineMethods() {
  const t = useTranslations()
  const { language } = usePreferences()
  const { data } = useQuery(deskQuery(deskPageEndpoints.offlineMethods))
  const [edited, setEdited] = useState<DeskOfflineMethod | 'new' | null>(null)
  return (
    <section aria-label={t('desk_settings.offline_methods')} className="desk-panel mt-5 p-4 sm:p-5">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold text-16">{t('desk_settings.offline_methods')}</h2>
          <p className="mt-0.5 max-w-prose text-13 text-ink-soft">
            {t('desk_settings.offline_methods_text')}
          </p>
        </div>
        <Button variant="outline" size="small" onClick={() => setEdited('new')}>
          <Plus aria-hidden size={16} />
          {t('desk_settings.offline_method_add')}
        </Button>
      </div>
      {data?.rows.length === 0 && <p className="text-14 text-ink-soft">{t('desk_settings.none')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {data?.rows.map((method) => (
          <li key={method.id} className="desk-row flex flex-wrap items-center gap-3 py-1">
            <span className="min-w-0 flex-1 truncate">
              {method.method_name[language] || fallbackText(method.method_name, language)}
            </span>
            {!method.status && <Tag>{t('desk_settings.not_offered')}</Tag>}
            <Button variant="ghost" size="small" onClick={() => setEdited(method)}>
              {t('desk_settings.change')}
              <span className="sr-only">: {fallbackText(method.method_name, language)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={edited !== null}
        onOpenChange={(isOpen) => !isOpen && setEdited(null)}
        title={t(
          edited === 'new' ? 'desk_settings.offline_method_add' : 'desk_settings.offline_method_change',
        )}
        closeLabel={t('common.close')}
      >
        {edited && (
          <OfflineMethodForm method={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
        )}
      </Dialog>
    </section>
  )
}
