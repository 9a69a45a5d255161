// What brings customers, each kind behind a tab with an address of its own.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { DeskLink, type DeskPage } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { useIsBusiness } from './use-reach.ts'

const tabs = [
  { name: 'coupons', to: '/promotions', isForAll: true },
  { name: 'banners', to: '/promotions/banners', isForAll: true },
  { name: 'campaigns', to: '/promotions/campaigns', isForAll: true },
  { name: 'campaign_items', to: '/promotions/campaign-items', isForAll: true },
  { name: 'flash_sales', to: '/promotions/flash-sales', isForAll: false },
  { name: 'home_pictures', to: '/promotions/home-pictures', isForAll: false },
] as const satisfies readonly { name: string; to: DeskPage; isForAll: boolean }[]

type TabName = (typeof tabs)[number]['name']

const tabLook =
  'relative inline-flex min-h-11 shrink-0 items-center whitespace-nowrap font-medium text-14 text-ink-soft hover:text-ink ' +
  'aria-[current=page]:text-accent-ink after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:rounded-full ' +
  'aria-[current=page]:after:bg-accent-mark'

type PromotionsFrameProps = { tab: TabName; action?: ReactNode; children: ReactNode }

export function PromotionsFrame({ tab, action, children }: PromotionsFrameProps) {
  const t = useTranslations('promotions')
  const isBusiness = useIsBusiness()
  return (
    <Permitted needs="edit_promotions">
      <PageHeader title={t(tab)} text={t(`${tab}_text`)} action={action} />
      <nav aria-label={t('kinds')} className="-mx-1 mb-5 overflow-x-auto px-1 scrollbar-none">
        <div className="flex w-max min-w-full gap-6 border-line border-b">
          {tabs
            .filter(({ isForAll }) => isForAll || isBusiness)
            .map(({ name, to }) => (
              <DeskLink
                key={name}
                to={to}
                aria-current={name === tab ? 'page' : undefined}
                className={tabLook}
              >
                {t(name)}
              </DeskLink>
            ))}
        </div>
      </nav>
      {children}
    </Permitted>
  )
}
