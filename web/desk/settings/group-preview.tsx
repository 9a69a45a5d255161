// What some settings look like to customers, as they are typed: the name in the header, a price and an hour, the notice, the
// colours of the modules.
import { type Control, type FieldValues, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { fallbackText } from '#contract/core/desk.ts'
import { moduleTypes } from '#contract/core/module-type.ts'
import { formatMoney } from '#contract/core/money-text.ts'
import { useFormLanguage } from '#web/desk/form/form-language.tsx'
import { usePreferences } from '#web/desk/session/preferences.ts'
import { momentText } from '#web/platform/format/moment.ts'
import { grounds } from '#web/platform/shop/grounds.ts'
import { classNames } from '#web/ui/styles/class-names.ts'
import type { FormGroup } from './setting-fields.ts'

type PreviewProps = { control: Control<FieldValues> }

const previews: Partial<Record<FormGroup, (props: PreviewProps) => React.ReactNode>> = {
  business: HeaderPreview,
  formats: FormatPreview,
  notices: NoticePreview,
  colours: ColourPreview,
}

export function GroupPreview({ group, control }: PreviewProps & { group: FormGroup }) {
  const t = useTranslations('desk_settings')
  const Shown = previews[group]
  if (!Shown) return null
  return (
    <section aria-label={t('preview')} className="desk-panel p-4 sm:p-5">
      <h2 className="font-semibold text-16">{t('preview')}</h2>
      <p className="mt-0.5 mb-4 text-13 text-ink-soft">{t('preview_now')}</p>
      <Shown control={control} />
    </section>
  )
}

/** In the language that is being written, or what stands in for it. */
function useWritten(text: unknown): string {
  const { language, main } = useFormLanguage()
  const written = Object(text)
  return written[language] || fallbackText(written, main)
}

function HeaderPreview({ control }: PreviewProps) {
  'use no memo'
  const [name, logo] = useWatch({ control, name: ['business_name', 'logo'] })
  return (
    <div className="flex min-h-14 items-center gap-2 rounded-card border border-line px-4 font-semibold text-18">
      {Object(logo).url && <img src={Object(logo).url} alt="" className="h-8 max-w-40 object-contain" />}
      <span className="truncate">{useWritten(name)}</span>
    </div>
  )
}

const price = 1234.5
/** Half past one in the afternoon. */
const hour = new Date('2026-11-16T13:30:00Z')

function FormatPreview({ control }: PreviewProps) {
  'use no memo'
  const { language } = usePreferences()
  const [currency_symbol, side, digits, timeformat] = useWatch({
    control,
    name: ['currency_symbol', 'currency_symbol_direction', 'digit_after_decimal_point', 'timeformat'],
  })
  const settings = {
    currency_symbol: String(currency_symbol ?? ''),
    currency_symbol_direction: side === 'right' ? ('right' as const) : ('left' as const),
    digit_after_decimal_point: Math.min(Math.max(Math.trunc(Number(digits) || 0), 0), 2),
  }
  const clock = {
    language,
    timeZone: 'UTC',
    timeformat: timeformat === '12' ? ('12' as const) : ('24' as const),
  }
  return (
    <p className="flex flex-wrap gap-x-8 gap-y-2 font-semibold text-18 tabular">
      <bdi>{formatMoney(price, settings)}</bdi>
      <bdi>{momentText(hour, 'time', clock)}</bdi>
    </p>
  )
}

function NoticePreview({ control }: PreviewProps) {
  'use no memo'
  const t = useTranslations('desk_settings')
  const [cookies, footer] = useWatch({ control, name: ['cookies_text', 'footer_text'] })
  const notice = useWritten(cookies)
  const line = useWritten(footer)
  return (
    <div className="flex flex-col gap-4">
      {notice && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line p-4 shadow-soft">
          <p className="min-w-0 flex-1 basis-64 text-14">{notice}</p>
          <span aria-hidden className="rounded-control bg-accent px-4 py-2 text-14 text-on-accent">
            {t('preview_accept')}
          </span>
        </div>
      )}
      {line && <p className="text-center text-13 text-ink-soft">{line}</p>}
    </div>
  )
}

const themes = [
  { theme: 'light', className: 'scheme-light' },
  { theme: 'dark', className: 'scheme-dark' },
] as const

/** In both themes at once, whichever one the desk has. */
function ColourPreview({ control }: PreviewProps) {
  'use no memo'
  const t = useTranslations()
  const chosen = Object(useWatch({ control, name: 'module_colours' }))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {themes.map(({ theme, className }) => (
        <ul
          key={theme}
          aria-label={t(`desk_settings.preview_${theme}`)}
          // The variable of the ground is settled at the root; accents are declared again below.
          style={{ backgroundColor: grounds[theme] }}
          className={classNames(className, 'flex flex-wrap gap-2 rounded-card border border-line p-4')}
        >
          {moduleTypes.map((kind) => (
            <li key={kind} data-accent={chosen[kind]} className="rounded-card bg-accent-soft p-3">
              <span className="block rounded-control bg-accent px-3 py-1.5 text-14 text-on-accent">
                {t(`modules.kind_${kind}`)}
              </span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
