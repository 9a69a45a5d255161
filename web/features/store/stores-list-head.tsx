// The head of the stores list: how many there are, the tabs, and delivery or take away (HOM-09).
import { useTranslations } from 'use-intl'
import type { ModuleType } from '#contract/core/module-type.ts'
import { SegmentedControl } from '#web/ui/choice/segmented-control.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { type StoreChoice, storeServices, storesTitle, storeTabs } from './store-list-choice.ts'

interface StoresListHeadProps {
  /** Null while the first answer is on its way. */
  count: number | null
  module_type: ModuleType | undefined
  choice: StoreChoice
  onChoose(choice: StoreChoice): void
  sticky: boolean | undefined
}

export function StoresListHead({ count, module_type, choice, onChoose, sticky }: StoresListHeadProps) {
  const t = useTranslations('store')
  return (
    <>
      <SectionHeader
        title={
          count === null ? (
            <Skeleton className="h-7 w-56 rounded-full sm:h-8.5" />
          ) : (
            t(storesTitle(module_type), { count })
          )
        }
      />
      <div
        className={classNames(
          'flex flex-wrap items-center justify-between gap-3',
          sticky && 'sticky top-16 z-sticky short:static -mx-(--gutter) bg-paper px-(--gutter) py-2',
        )}
      >
        <Tabs
          look="pill"
          label={t('tabs_label')}
          tabs={storeTabs.map((value) => ({ value, label: t(`tab_${value}`) }))}
          value={choice.tab}
          onValueChange={(tab) => onChoose({ ...choice, tab })}
        />
        <SegmentedControl
          label={t('services_label')}
          options={storeServices.map((value) => ({ value, label: <ServiceLabel value={value} /> }))}
          value={choice.service}
          onValueChange={(service) => onChoose({ ...choice, service })}
        />
      </div>
    </>
  )
}

/** Phones have shorter words for the same choice. */
function ServiceLabel({ value }: { value: StoreChoice['service'] }) {
  const t = useTranslations('store')
  if (value === 'all') return t('service_all')
  return (
    <>
      <span className="sm:hidden">{t(`service_${value}_short`)}</span>
      <span className="max-sm:hidden">{t(`service_${value}`)}</span>
    </>
  )
}
