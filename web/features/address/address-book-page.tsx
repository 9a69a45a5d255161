// The page of saved addresses (ADR-11): read, add, edit, delete.
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Address } from '#contract/features/address/address.schema.ts'
import { CustomerOnly } from '#web/platform/session/customer-only.tsx'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { addressesQuery } from './address.queries.ts'
import { AddressFormDialog } from './form/address-form-dialog.tsx'
import { AddressCard } from './list/address-card.tsx'
import { DeleteAddress } from './list/delete-address.tsx'
import { asOrderAddress, type OrderAddress } from './order-address.ts'
import { saveOrderOnlyAddress } from './order-only-store.ts'
import { useSelectAddress } from './use-select-address.ts'

export function AddressBookPage() {
  return (
    <Container className="py-8">
      <CustomerOnly fallback={<Loading />}>
        <AddressBook />
      </CustomerOnly>
    </Container>
  )
}

const grid = 'mt-6 grid gap-4 md:grid-cols-2'

function Loading() {
  const t = useTranslations('address')
  return (
    <>
      <SectionHeader level={1} title={t('page_title')} subtitle={t('page_text')} />
      <Cards />
    </>
  )
}

function Cards() {
  return (
    <div aria-hidden className={grid}>
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-36 rounded-card" />
    </div>
  )
}

function AddressBook() {
  const t = useTranslations('address')
  const { data } = useQuery(addressesQuery(useAccess(), useSignedIn()))
  const [form, setForm] = useState<{ open: boolean; editing: OrderAddress | null }>({
    open: false,
    editing: null,
  })
  const [doomed, setDoomed] = useState<Address | null>(null)
  const deliverTo = useSelectAddress()
  const addButton = useRef<HTMLButtonElement>(null)
  const add = () => setForm({ open: true, editing: null })
  const saved = (address: OrderAddress) => {
    const isForBook = address.id !== null
    // The book refuses such a place too; the form stays, with all that was written.
    if (!isForBook && address.zone_ids.length === 0) return notify.error(t('not_covered'))
    setForm({ open: false, editing: null })
    if (isForBook) return
    // Then it is where the shop delivers to from now on, and the next order goes there with house and contact.
    saveOrderOnlyAddress(address)
    deliverTo(address)
  }
  return (
    <>
      <SectionHeader
        level={1}
        title={t('page_title')}
        subtitle={t('page_text')}
        action={
          <Button ref={addButton} onClick={add}>
            <Plus aria-hidden size={18} />
            {t('add')}
          </Button>
        }
      />
      <AddressCards
        addresses={data?.addresses}
        onEdit={(address) => setForm({ open: true, editing: asOrderAddress(address) })}
        onDelete={setDoomed}
      />
      <AddressFormDialog
        open={form.open}
        onOpenChange={(open) => setForm({ ...form, open })}
        editing={form.editing}
        onSaved={saved}
      />
      <DeleteAddress address={doomed} onClose={() => setDoomed(null)} focusAfter={addButton} />
    </>
  )
}

interface AddressCardsProps {
  addresses: readonly Address[] | undefined
  onEdit(address: Address): void
  onDelete(address: Address): void
}

function AddressCards({ addresses, onEdit, onDelete }: AddressCardsProps) {
  const t = useTranslations('address')
  if (!addresses) return <Cards />
  if (addresses.length === 0) return <EmptyState picture={<EmptyPicture />} title={t('empty')} />
  return (
    <ul className={grid}>
      {addresses.map((address) => (
        <li key={address.id}>
          <AddressCard address={address} onEdit={() => onEdit(address)} onDelete={() => onDelete(address)} />
        </li>
      ))}
    </ul>
  )
}
