// Banners in the sequence the shop shows them; each is moved, switched and removed from its row.
import { useMutation } from '@tanstack/react-query'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import { useTranslations } from 'use-intl'
import { bannerTypes } from '#contract/features/promotion/banner.schema.ts'
import { deskBannerEndpoints as ends } from '#contract/features/promotion/desk/desk-banner.endpoints.ts'
import type { ListedBanner } from '#contract/features/promotion/desk/desk-banner.schema.ts'
import { DeskTable } from '#web/desk/list/desk-table.tsx'
import type { DeskColumn, DeskFilter } from '#web/desk/list/desk-table.types.ts'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { deskCall, deskQuery, queryClient, readAgain } from '#web/desk/session/desk-api.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { softTones } from '#web/ui/display/tone.ts'
import { announce } from '#web/ui/feedback/announce.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { useModuleFilter } from './coupons-page.tsx'
import { PickFilter } from './pick-field.tsx'
import { PromotionsFrame } from './promotions-frame.tsx'

function OnBadge({ isOn }: { isOn: boolean }) {
  const t = useTranslations('promotions')
  const tone = softTones[isOn ? 'success' : 'warning']
  return (
    <span className={`inline-flex min-h-6 items-center rounded-full px-2.5 font-medium text-12 ${tone}`}>
      {t(isOn ? 'running' : 'off')}
    </span>
  )
}

function useColumns(): DeskColumn<ListedBanner>[] {
  const t = useTranslations('promotions')
  const target = ({ store_name, item_name, link }: ListedBanner) => item_name ?? store_name ?? link ?? '–'
  return [
    {
      id: 'title',
      name: t('title'),
      sort: 'title',
      cell: ({ title, image_full_url }) => (
        <span className="inline-flex items-center gap-3">
          <img
            src={image_full_url}
            alt=""
            width={64}
            height={24}
            className="h-6 w-16 shrink-0 rounded-inner bg-fill object-cover"
          />
          {title}
        </span>
      ),
      csv: ({ title }) => title,
    },
    {
      id: 'status',
      name: t('state'),
      cell: ({ status }) => <OnBadge isOn={status} />,
      csv: ({ status }) => t(status ? 'running' : 'off'),
      isPlainOnCard: true,
    },
    { id: 'target', name: t('leads_to'), cell: target, csv: target },
    {
      id: 'zone',
      name: t('zone'),
      cell: ({ zone_name }) => zone_name ?? t('every_zone'),
      csv: ({ zone_name }) => zone_name ?? t('every_zone'),
    },
    {
      id: 'module',
      name: t('module'),
      cell: ({ module_name }) => module_name,
      csv: ({ module_name }) => module_name,
    },
    {
      id: 'featured',
      name: t('featured'),
      cell: ({ featured }) => t(featured ? 'yes' : 'no'),
      csv: ({ featured }) => t(featured ? 'yes' : 'no'),
    },
  ]
}

function useFilters(): DeskFilter[] {
  const t = useTranslations('promotions')
  return [
    useModuleFilter(),
    {
      name: 'zone_id',
      label: t('zone'),
      control: (field) => <PickFilter kind="zones" label={t('zone')} {...field} />,
      valueText: (id) => `#${id}`,
    },
    {
      name: 'type',
      label: t('leads_to'),
      options: bannerTypes.map((value) => ({ value, label: t(`type_${value}`) })),
    },
    {
      name: 'status',
      label: t('state'),
      options: [
        { value: 'on', label: t('running') },
        { value: 'off', label: t('off') },
      ],
    },
  ]
}

export function BannersPage() {
  const t = useTranslations('promotions')
  const make = (
    <Button render={<DeskLink to="/promotions/banners/new" />}>
      <Plus aria-hidden size={18} />
      {t('new_banner')}
    </Button>
  )
  return (
    <PromotionsFrame tab="banners" action={make}>
      <BannerList />
    </PromotionsFrame>
  )
}

function BannerList() {
  const t = useTranslations('promotions')
  return (
    <DeskTable
      name="banners"
      label={t('banners')}
      endpoint={ends.list}
      columns={useColumns()}
      filters={useFilters()}
      sortedFirst={{ sort: 'place', dir: 'up' }}
      rowName={({ title }) => title}
      rowPage={({ id }) => `/promotions/banners/${id}`}
      rowActions={(banner) => <MoveButtons banner={banner} />}
      searchLabel={t('search_banners')}
      empty={{ title: t('no_banners'), text: t('no_banners_text') }}
    />
  )
}

/** All of its module, in their sequence: whatever the list shows, a banner moves past the next one. */
async function moveBanner({ id, module_id }: ListedBanner, by: 1 | -1): Promise<boolean> {
  const asked = deskQuery(ends.list, { input: { module_id, sort: 'place', limit: 100 } })
  const { rows } = await queryClient.fetchQuery({ ...asked, staleTime: 0 })
  const ids = rows.map((row) => row.id)
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return false
  ids.splice(to, 0, ...ids.splice(from, 1))
  await deskCall(ends.sort, { input: { ids } })
  await readAgain(ends.list)
  return true
}

function MoveButtons({ banner }: { banner: ListedBanner }) {
  const t = useTranslations('promotions')
  const refusalOf = useRefusal()
  const { mutate, isPending } = useMutation({
    mutationFn: (by: 1 | -1) => moveBanner(banner, by),
    onSuccess: (hasMoved) => announce(t(hasMoved ? 'moved' : 'at_the_end', { name: banner.title })),
    onError: (error) => notify.error(refusalOf(error)),
  })
  const move = (by: 1 | -1) => {
    if (!isPending) mutate(by)
  }
  return (
    <span className="flex">
      <IconButton label={t('move_up', { name: banner.title })} size="small" onClick={() => move(-1)}>
        <ArrowUp aria-hidden size={16} />
      </IconButton>
      <IconButton label={t('move_down', { name: banner.title })} size="small" onClick={() => move(1)}>
        <ArrowDown aria-hidden size={16} />
      </IconButton>
    </span>
  )
}
