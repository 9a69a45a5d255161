// An address of the book with what can be done to it.
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslations } from 'use-intl'
import type { Address } from '#contract/features/address/address.schema.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { AddressSummary, useAddressName } from './address-summary.tsx'

interface AddressCardProps {
  address: Address
  onEdit(): void
  onDelete(): void
}

export function AddressCard({ address, onEdit, onDelete }: AddressCardProps) {
  const t = useTranslations('address')
  const name = useAddressName()(address)
  return (
    <Card className="flex h-full items-start justify-between gap-2 p-4 sm:p-5">
      <AddressSummary
        address={address}
        note={address.zone_ids.length === 0 ? <p>{t('not_covered')}</p> : null}
      />
      <div className="-me-2 -mt-2 flex shrink-0">
        <IconButton label={t('edit', { name })} onClick={onEdit}>
          <Pencil aria-hidden size={18} />
        </IconButton>
        <IconButton label={t('delete', { name })} onClick={onDelete}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      </div>
    </Card>
  )
}
